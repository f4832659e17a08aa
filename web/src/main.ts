import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { preference } from './lib/memory'
import { follow } from './lib/router.svelte'
import { speak } from './lib/texts.svelte'

const theme = preference('theme')
if (theme) document.documentElement.dataset.theme = theme

follow()
await speak()
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Without a worker the page plays as well; it only cannot be opened offline.
  })
}
