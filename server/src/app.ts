import { makeDocuments } from './http/documents.ts'
import { registerEveryRequest } from './http/every-request.ts'
import { registerForms } from './http/forms.ts'
import { openAdmission } from './http/overload.ts'
import { handleNotFound } from './http/pages.ts'
import { handleError } from './http/problems.ts'
import { type Fetch, makeRouter, registerCalls, requireSignedIn } from './http/routing.ts'
import { serveFeatures } from './operate/features.ts'
import { type AppDeps, makeServices } from './services.ts'

export function makeApp(deps: AppDeps): Fetch {
  const { settings, admission = openAdmission } = deps
  const { admit, countInFlight } = admission
  const services = makeServices(deps)
  const { loadScreens, refuseForeign, findSignedIn } = services
  const { handlers, limits, contents, forms, register } = serveFeatures(services)

  const app = makeRouter()
  registerEveryRequest(app, { ...deps, trustProxy: settings.TRUST_PROXY })
  app.use(admit)
  register(app)
  registerCalls(app, {
    countInFlight,
    handlers,
    limits,
    requireSignedIn: requireSignedIn(findSignedIn),
    refuseForeign,
  })

  const hasImprint = settings.IMPRINT !== undefined
  const documents = makeDocuments({ ...deps, loadScreens, hasImprint, contents })
  const respondWithDocument = documents.respond
  const takesForm = registerForms(app, { refuseForeign, countInFlight, respondWithDocument, forms })
  app.notFound(handleNotFound(app, { ...deps, takesForm, respondWithDocument }))
  app.onError(
    async (error, c) => (await documents.respondToError(error, c)) ?? handleError(error, c),
  )
  return app.fetch
}
