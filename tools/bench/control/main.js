// What most would write: React with a router, Firebase for accounts, Supabase for data, a list in the bundle.
import { createClient } from '@supabase/supabase-js'
import { initializeApp } from 'firebase/app'
import { getAuth, onAuthStateChanged } from 'firebase/auth'
import { getFirestore } from 'firebase/firestore'
import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import facts from './facts.json'
import './main.css'

const firebase = initializeApp({ apiKey: 'none', projectId: 'none', appId: 'none' })
const auth = getAuth(firebase)
const store = getFirestore(firebase)
const supabase = createClient('http://127.0.0.1:9', 'none', { auth: { persistSession: false } })

const VOTES = ['votesInteresting', 'votesMindblowing', 'votesFalse']

function Fact({ fact }) {
  const [counts, setCounts] = useState(fact)
  return h(
    'li',
    { className: 'fact', 'data-fact': fact.id },
    h('p', null, fact.text, ' ', h('a', { href: fact.source }, '(Source)')),
    h('span', { className: 'tag' }, fact.category),
    VOTES.map((vote) =>
      h(
        'button',
        { key: vote, onClick: () => setCounts({ ...counts, [vote]: counts[vote] + 1 }) },
        counts[vote],
      ),
    ),
  )
}

function Board() {
  const [user, setUser] = useState(null)
  useEffect(() => onAuthStateChanged(auth, setUser), [])
  return h(
    'main',
    null,
    h('header', null, h('h1', null, 'Facts'), h(Link, { to: '/game' }, user ? user.uid : 'Game')),
    h(
      'ul',
      null,
      facts.map((fact) => h(Fact, { key: fact.id, fact })),
    ),
  )
}

window.clients = { store, supabase }
createRoot(document.getElementById('root')).render(
  h(
    BrowserRouter,
    null,
    h(
      Routes,
      null,
      h(Route, { path: '/game', element: h('p', null, 'Game') }),
      h(Route, { path: '*', element: h(Board) }),
    ),
  ),
)
