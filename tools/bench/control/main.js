// The usual way: React with a router, Firebase for accounts, Supabase for data, a list in the bundle.
import { createClient } from '@supabase/supabase-js'
import { initializeApp } from 'firebase/app'
import { getAuth, onAuthStateChanged } from 'firebase/auth'
import { getFirestore } from 'firebase/firestore'
import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router'
import facts from './facts.json'

const firebase = initializeApp({ apiKey: 'none', projectId: 'none', appId: 'none' })
const auth = getAuth(firebase)
window.clients = {
  store: getFirestore(firebase),
  supabase: createClient('http://127.0.0.1:9', 'none', { auth: { persistSession: false } }),
}

function Fact({ id, text, source, category }) {
  const [votes, setVotes] = useState(1)
  const link = h('a', { href: source }, '(Source)')
  const vote = h('button', { onClick: () => setVotes(votes + 1) }, votes)
  return h('li', { 'data-fact': id }, h('p', null, text, ' ', link), h('b', null, category), vote)
}

function Board() {
  const [user, setUser] = useState(null)
  useEffect(() => onAuthStateChanged(auth, setUser), [])
  const list = facts.map((fact) => h(Fact, { key: fact.id, ...fact }))
  return h('main', null, h('h1', null, user ? user.uid : 'Facts'), h('ul', null, list))
}

const board = h(Route, { path: '*', element: h(Board) })
const app = h(BrowserRouter, null, h(Routes, null, board))
createRoot(document.getElementById('root')).render(app)
