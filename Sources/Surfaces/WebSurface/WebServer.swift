import AppShell
import CodedErrors
import Foundation
import FoundationPlus
import HTTPServer
import IntentRuntime
import Storage
import SwiftUICore

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
    /// The folder for sessions and logs; nil takes that of the program, and none where it runs tests.
    package var stateFolder: URL?

    package init() {}
  }

  /// The metrics of the server since its start.
  package let metrics: WebMetrics
  /// The address to open, with the token that lets the first browser in, where one is needed.
  package let url: String
  package let port: Int
  private let server: HTTPServer
  private let app: WebApp
  private let sweeper: Task<Void, Never>
  private let published: PublishedAddress
  /// Ends that the log has what other parts of the program report.
  private let endLogging: @Sendable () -> Void

  private init(
    server: HTTPServer, app: WebApp, metrics: WebMetrics, url: String, port: Int, sweeper: Task<Void, Never>,
    published: PublishedAddress, endLogging: @escaping @Sendable () -> Void
  ) {
    self.server = server
    self.app = app
    self.metrics = metrics
    self.url = url
    self.port = port
    self.sweeper = sweeper
    self.published = published
    self.endLogging = endLogging
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
    let folder = stateFolder(context)
    let log = folder.map { RequestLog(folder: $0, clock: context.clock) }
    let report: @Sendable (String) -> Void = { line in
      context.report(line)
      log?.note(error: line)
    }
    let web = try WebApp(
      app, name: context.name, limits: limits, metrics: metrics, system: context.system ?? .program,
      clock: context.clock, elapsed: context.elapsed,
      filesFolder: folder ?? FileManager.default.temporaryDirectory, report: report)
    web.imageLoader = RemoteImages.loader(allowsNetwork: options.loadsImages)
    web.hosts = Set((options.names + [options.publicOrigin?.host].compactMap { $0 }).map { $0.lowercased() })
    if !RunningProgram.isTestRunner {
      web.shells.install()
      web.dataPlaces = DataPlace.program(RunningProgram.identifier)
    }
    let token = options.mode.needsToken ? try SecureToken() : nil
    let published = PublishedAddress(options: options, folder: folder, report: report) {
      context.onNewAddress($0)
    }
    let sessions = SessionStore(folder: folder, mode: options.mode, clock: context.clock, report: report)
    let assets = try WebAssets(pageRules: ProgramPages.program.styleSheet)
    let gate = SessionGate(
      mode: options.mode,
      policy: OriginPolicy(allowedHosts: options.allowedHosts, publicOrigin: options.publicOrigin?.text),
      proxy: options.proxy, sessions: sessions, notices: assets.notices, token: token,
      elapsed: context.elapsed, addressPlace: { published.place }, onNewToken: { published.announce($0) })
    web.sessionStore = sessions
    let site = WebSite(app: web, assets: assets, gate: gate, log: log)
    let (server, address) = try listen(site, options, limits, report)
    let url = published.publish(token, port: Int(address.port))
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
      server: server, app: web, metrics: metrics, url: url, port: Int(address.port), sweeper: sweeper,
      published: published, endLogging: Self.listen(for: log))
  }

  /// Writes into a log what other parts of the program report.
  ///
  /// - Returns: What ends that.
  private static func listen(for log: RequestLog?) -> @Sendable () -> Void {
    guard let log else { return {} }
    return ErrorReport.listen { log.note(error: $0) }
  }

  /// Listens at the port that is asked for; where none is, at the usual one or any that is free.
  private static func listen(
    _ site: WebSite, _ options: WebOptions, _ limits: WebLimits,
    _ report: @escaping @Sendable (String) -> Void
  ) throws -> (HTTPServer, HTTPServer.Address) {
    var configuration = HTTPServer.Configuration()
    configuration.binding = options.host == WebOptions().host ? .loopback : .address(options.host)
    configuration.report = report
    do { configuration.temporaryFolder = try TransientFiles.makeFolder().path } catch {
      throw WebSurfaceError(.cannotListen, "There is no place for uploads: \(error)", underlying: error)
    }
    configuration.refused = { site.note($0) }
    for (name, value) in PageHeaders.common { configuration.refusalHeaders.add(name, value) }
    if options.mode.isForOwnUser { configuration.allowedUser = geteuid() }
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
    published.withdraw()
    endLogging()
  }

  /// The windows that are open now.
  @MainActor package var windowCount: Int { app.windows.count }

  package static func monotonicSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  /// The folder for what is known over a restart; nil where the program runs tests that name none, or the
  /// files can't be used.
  private static func stateFolder(_ context: Context) -> URL? {
    if let folder = context.stateFolder { return folder }
    guard !RunningProgram.isTestRunner else { return nil }
    do {
      // All programs share it where `BECKON_HOME` says where files lie.
      let folder = try DataLocations(program: RunningProgram.identifier).prepare(\.state)
        .appending(path: "web-\(RunningProgram.identifier)", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return folder
    } catch {
      context.report("Browsers have to be let in anew at each start, and there is no log: \(error)")
      return nil
    }
  }
}
