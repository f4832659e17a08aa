// Addresses of the server such as /room/ID#INVITE: the page has the way after the #.
const invite = location.hash.length > 1 ? `/join/${location.hash.slice(1)}` : ''
location.replace(`/#${location.pathname}${invite}`)
