import AppShell
import Foundation
import FoundationPlus
import HTTPServer
import IntentRuntime
import PlainText
import SwiftUICore
import Synchronization

/// An app that is served to browsers.
///
/// ```swift
/// let server = try await WebServer.start(Gallery(), options: options)
/// defer { await server.stop() }
/// open(server.url)
/// ```
package final class WebServer: Sendable {
  /// The context that the server takes from its surroundings.
  package struct Context: Sendable {
    /// The system: the program's own, unless a test makes one.
    package var system: IntentSystem?
    package var clock = WallClock.system
    /// A closure that returns the seconds since any moment; never goes back.
    package var elapsed: @Sendable () -> Double = WebServer.monotonicSeconds
    /// The app's name, for windows without a title.
    package var name = RunningProgram.identifier
    /// The closure that receives reports, of one line, on what somebody should look after.
    package var report: @Sendable (String) -> Void = { _ in }
    /// The closure that receives the address with the token for another browser, where one is needed.
    package var onNewAddress: @Sendable (String) -> Void = { _ in }

    package init() {}
  }

  /// The metrics of the server since its start.
  package let metrics: WebMetrics
  /// The address to open, with the token where one is needed.
  package let url: String
  package let port: Int
  private let server: HTTPServer
  private let app: WebApp
  private let sweeper: Task<Void, Never>

  private init(
    server: HTTPServer, app: WebApp, metrics: WebMetrics, url: String, port: Int, sweeper: Task<Void, Never>
  ) {
    self.server = server
    self.app = app
    self.metrics = metrics
    self.url = url
    self.port = port
    self.sweeper = sweeper
  }

  /// Begins to serve an app.
  ///
  /// - Throws: `WebSurfaceError`.
  @MainActor
  package static func start(
    _ app: some App, options: WebOptions = WebOptions(), limits: WebLimits = WebLimits(),
    context: Context = Context()
  ) throws -> WebServer {
    let metrics = WebMetrics()
    let web = try WebApp(
      app, name: context.name, limits: limits, metrics: metrics, system: context.system ?? .program,
      clock: context.clock, elapsed: context.elapsed, report: context.report)
    web.imageLoader = RemoteImages.loader(allowsNetwork: options.loadsImages)
    web.hosts = Set(options.names.map { $0.lowercased() })
    if !RunningProgram.isTestRunner { web.shells.install() }
    let token = options.isLoopback ? nil : try SecureToken()
    let published = Published(options: options, onNewAddress: context.onNewAddress)
    let gate = SessionGate(
      policy: OriginPolicy(allowedHosts: options.allowedHosts), seal: try SessionCookie.seal(), token: token,
      onNewToken: { published.announce($0) })
    let site = WebSite(
      app: web, assets: try WebAssets(pageRules: ProgramPages.program.styleSheet), gate: gate)
    let (server, address) = try listen(site, options, limits, context)
    published.port = Int(address.port)
    let sweeper = Task { @MainActor [weak web] in
      do {
        while let web {
          try await Task.sleep(for: .seconds(1))
          web.sweep()
        }
      } catch {
        // The server has stopped.
      }
    }
    return WebServer(
      server: server, app: web, metrics: metrics, url: published.url(token), port: Int(address.port),
      sweeper: sweeper)
  }

  /// Listens at the port that is asked for; where none is, at the usual one or any that is free.
  private static func listen(
    _ site: WebSite, _ options: WebOptions, _ limits: WebLimits, _ context: Context
  ) throws -> (HTTPServer, HTTPServer.Address) {
    var configuration = HTTPServer.Configuration()
    configuration.binding = options.host == WebOptions().host ? .loopback : .address(options.host)
    configuration.report = context.report
    do { configuration.temporaryFolder = try TransientFiles.makeFolder().path } catch {
      throw WebSurfaceError(.cannotListen, "There is no place for uploads: \(error)", underlying: error)
    }
    configuration.limits.connections = limits.windows + 512
    configuration.limits.connectionsPerAddress = limits.windows + 512
    configuration.webSockets.messageBytes = limits.messageBytes
    configuration.webSockets.outboxBytes = max(limits.waitingBytes, 8 << 20)
    configuration.bodyPolicy = { site.bodyPolicy($0) }
    var failure: HTTPServerError?
    for port in options.port.map({ [$0] }) ?? [WebOptions.usualPort, 0] {
      configuration.port = UInt16(clamping: port)
      let server = HTTPServer(configuration: configuration) { await site.answer($0) }
      do {
        return (server, try server.start())
      } catch {
        failure = error
        guard error.code == .addressInUse else { break }
      }
    }
    throw WebSurfaceError(
      .cannotListen, "\(options.host) can't be listened at: \(failure?.message ?? "no port is free")",
      underlying: failure)
  }

  /// Ends: browsers are told, and what is on its way comes to its end or is cancelled.
  package func stop(graceful: Duration = .seconds(3)) async {
    sweeper.cancel()
    await app.close()
    await server.stop(graceful: graceful)
  }

  /// The windows that are open now.
  @MainActor package var windowCount: Int { app.windows.count }

  package static func monotonicSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  /// The address that people open.
  private final class Published: Sendable {
    private let options: WebOptions
    private let onNewAddress: @Sendable (String) -> Void
    private let knownPort = Mutex(0)

    init(options: WebOptions, onNewAddress: @escaping @Sendable (String) -> Void) {
      self.options = options
      self.onNewAddress = onNewAddress
    }

    var port: Int {
      get { knownPort.withLock { $0 } }
      set { knownPort.withLock { $0 = newValue } }
    }

    func announce(_ token: SecureToken) { onNewAddress(url(token)) }

    func url(_ token: SecureToken?) -> String {
      let host = options.publicHost
      let shown = host.contains(":") ? "[\(host)]" : host
      var query = token.map { ["token=\($0.text)"] } ?? []
      if let opened = options.opened, token == nil { query.append("open=" + PercentEncoding.encode(opened)) }
      return "http://\(shown):\(port)/" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }
  }
}
