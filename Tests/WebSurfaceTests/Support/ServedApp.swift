import Foundation

@testable import WebSurface

/// Serves the sample app on a free port while something is done with it.
///
/// - Parameter work: Gets the server, a visitor who comes in by the address that the server said, and where
///   the address for the next one stands.
func withServedApp(
  _ options: WebOptions = WebOptions(), limits: WebLimits = WebLimits(),
  context: WebServer.Context = WebServer.Context(),
  _ work: (WebServer, Visitor, Doorway) async throws -> Void
) async throws {
  var (options, context) = (options, context)
  options.port = options.port ?? 0
  let doorway = Doorway()
  context.onNewAddress = { doorway.add($0) }
  let server = try await WebServer.start(SampleApp(), options: options, limits: limits, context: context)
  doorway.add(server.url)
  do {
    try await work(server, Visitor("http://127.0.0.1:\(server.port)", doorway), doorway)
  } catch {
    await server.stop(graceful: .zero)
    throw error
  }
  await server.stop(graceful: .zero)
}
