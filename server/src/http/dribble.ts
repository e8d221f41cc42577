import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** A body in many small pieces keeps the server busy. Browsers and proxies send hundreds of bytes at once. */
const PIECES_MAX = 100
const PIECE_BYTES_MIN = 64

const dribbling = new WeakSet<Socket>()

export const isDribbling = (socket: Socket): boolean => dribbling.has(socket)

export function countPieces(incoming: IncomingMessage): void {
  const push = incoming.push.bind(incoming)
  let pieces = 0
  let size = 0
  incoming.push = (piece: Buffer | null, encoding) => {
    pieces += 1
    size += piece?.length ?? 0
    if (pieces > PIECES_MAX && size < pieces * PIECE_BYTES_MIN) dribbling.add(incoming.socket)
    return push(piece, encoding)
  }
}
