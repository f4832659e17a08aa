import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { preference } from './lib/memory'
import { offline } from './lib/offline.svelte'
import { follow } from './lib/router.svelte'
import { speak } from './lib/texts.svelte'

const theme = preference('theme')
if (theme) document.documentElement.dataset.theme = theme

follow()
await speak()
mount(App, { target: document.getElementById('app')! })

void offline.prepare()
