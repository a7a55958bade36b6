import CommandLineSurface
import ConformanceRecords
import Foundation
import HTTPServer
import PlainText

/// The options for showing an app in browsers, from its command line and environment.
package struct WebOptions: Sendable, Equatable {
  /// The address to listen at.
  package var host = "127.0.0.1"
  /// The port; nil is the usual one, or any that is free where it isn't.
  package var port: Int?
  /// The names under which browsers may reach the server beside its address.
  package var names: [String] = []
  /// A Boolean value that indicates whether views may load images from the network.
  package var loadsImages = false
  /// An address that the first window opens, for views with `onOpenURL`.
  package var opened: String?
  /// A Boolean value that indicates whether all users of this machine are let in, without a token.
  package var isOpenToAllLocalUsers = false
  /// The origin, with TLS, of a proxy through which all browsers come.
  var publicOrigin: PublicOrigin?
  /// The addresses of that proxy; none stands for those of this machine.
  var proxyAddresses: [String] = []

  /// The port where none is said; the same each time, so that people can keep the address.
  package static let usualPort = 8427
  /// The variable of the environment that says the port.
  package static let portVariable = "BECKON_PORT"

  package init() {}

  /// A Boolean value that indicates whether only programs of this machine can reach the address.
  package var isLoopback: Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.")
  }

  /// The rule by which browsers are let in.
  package var mode: AccessMode {
    if publicOrigin != nil { return .proxied }
    if !isLoopback { return .network }
    return isOpenToAllLocalUsers ? .everyone : .own
  }
}

extension WebOptions {
  /// A Boolean value that indicates whether all addresses of the machine are listened at.
  private var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }

  /// The name under which people reach the server.
  var publicHost: String {
    if let publicOrigin { return publicOrigin.host }
    if let name = names.first { return name }
    return isEverywhere ? ProcessInfo.processInfo.hostName : host
  }

  /// The names under which browsers may reach it, beside those of this machine.
  var allowedHosts: [String] {
    (publicOrigin.map { [$0.host] } ?? []) + names
      + (isEverywhere ? [ProcessInfo.processInfo.hostName] + NetworkAddresses.ofThisMachine : [host])
      .map { $0.contains(":") && !OriginPolicy.isHost($0) ? "[\($0)]" : $0 }
  }

  /// The proxy through which all browsers come.
  var proxy: TrustedProxy? {
    publicOrigin.map { TrustedProxy(origin: $0, addresses: proxyAddresses.compactMap { RemoteAddress($0) }) }
  }

  /// The address that people open.
  func url(port: Int, token: String?) -> String {
    let host = publicHost
    let shown = host.contains(":") && !OriginPolicy.isHost(host) ? "[\(host)]" : host
    var query: [String] = []
    if let opened { query.append("open=" + PercentEncoding.encode(opened)) }
    if let token { query.append("token=" + token) }
    return (publicOrigin?.text ?? "http://\(shown):\(port)") + "/"
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The commands that modules add to the program, by their words.
  static var linkedCommands: [any CommandsOfProgram.Type] {
    ConformanceRecords.types(conformingTo: "CommandLineSurface.CommandsOfProgram")
      .compactMap { $0 as? any CommandsOfProgram.Type }.sorted { $0.word < $1.word }
  }

  /// The description of a program's command line.
  ///
  /// - Parameter commands: The commands that the program has beside showing the app.
  static func description(program: String, commands: [any CommandsOfProgram.Type] = []) -> CommandDescription
  {
    let typed = ShellWord.quoted(program)
    let others = commands.map { "\n\n\"\(typed) \($0.word)\" \($0.abstract)." }.joined()
    return CommandDescription(
      name: program, abstract: "shows the app in web browsers",
      discussion: """
        The app is served to browsers on this machine; the address to open is printed. It holds a token that \
        lets one browser in, once; the next address is printed then. With --bind other machines can reach it, \
        without encryption: put a proxy with TLS before it, and name it with --behind-proxy.

        Ctrl-C ends it, a second Ctrl-C at once.
        """ + others,
      options: [
        .option(
          "port", short: "p", .integer(0...65535), placeholder: "PORT",
          "the port to listen at; 0 is any that is free. Without it \(portVariable), else \(usualPort)"),
        .option(
          "bind", .text, placeholder: "ADDRESS",
          "the address to listen at instead of 127.0.0.1; 0.0.0.0 and :: are all"),
        .option(
          "name", .text, placeholder: "HOST",
          "a name under which browsers reach the server beside its address", isRepeating: true),
        .option(
          "open", .text, placeholder: "URL", "an address for the app to open: the one printed leads there"),
        .flag(
          "open-to-all-local-users",
          "let all users and programs of this machine in, without a token"),
        .option(
          "behind-proxy", .text, placeholder: "ORIGIN",
          "the origin, such as https://box.example, of a proxy with TLS through which all browsers come"),
        .option(
          "proxy-address", .text, placeholder: "ADDRESS",
          "an address from which the proxy comes; without, those of this machine", isRepeating: true),
        .flag("load-images", "let views load images from the network; without, nothing leaves this machine"),
      ],
      examples: [
        .init(typed, "serve on this machine"),
        .init("\(typed) --bind 0.0.0.0 --port 9000 --name box.lan", "serve to the network"),
      ]
        + commands.map { .init("\(typed) \($0.word) --help", "what else the program does") })
  }

  /// Reads a command line that was parsed, and the environment.
  ///
  /// - Throws: `WebSurfaceError` with `badOption`.
  init(_ arguments: ParsedArguments, environment: [String: String]) throws {
    if let text = environment[Self.portVariable], !text.isEmpty {
      guard let number = Int(text), (0...65535).contains(number) else {
        throw WebSurfaceError(
          .badOption,
          "\(Self.portVariable) is \"\(text.prefix(40))\"; expected a whole number from 0 to 65535.")
      }
      port = number
    }
    port = arguments.integer("port") ?? port
    host = arguments.text("bind") ?? host
    // Browsers send names in ASCII.
    names = arguments.all("name").map { Punycode.ascii(host: $0) ?? $0 }
    for name in names where !OriginPolicy.isHost(name, allowsPort: false) && RemoteAddress(name) == nil {
      throw WebSurfaceError(
        .badOption, "--name is \"\(name.prefix(80))\"; expected a host such as box.lan or 192.168.1.5.")
    }
    isOpenToAllLocalUsers = arguments.flag("open-to-all-local-users")
    if let text = arguments.text("behind-proxy") {
      guard let origin = PublicOrigin(text) else {
        throw WebSurfaceError(
          .badOption,
          "--behind-proxy is \"\(text.prefix(80))\"; expected an origin with TLS such as https://box.example."
        )
      }
      publicOrigin = origin
    }
    proxyAddresses = arguments.all("proxy-address")
    for text in proxyAddresses where RemoteAddress(text) == nil {
      throw WebSurfaceError(
        .badOption, "--proxy-address is \"\(text.prefix(80))\"; expected an IP address such as 10.0.0.2.")
    }
    if !proxyAddresses.isEmpty, publicOrigin == nil {
      throw WebSurfaceError(.badOption, "--proxy-address goes with --behind-proxy, which is missing.")
    }
    if isOpenToAllLocalUsers, mode != .everyone {
      throw WebSurfaceError(
        .badOption,
        "--open-to-all-local-users is for this machine; it doesn't go with --bind or --behind-proxy.")
    }
    loadsImages = arguments.flag("load-images")
    if let text = arguments.text("open") {
      guard text.utf8.count <= WebWindow.longestAddress, let url = URL(string: text), url.scheme != nil else {
        throw WebSurfaceError(.badOption, "--open expects an address such as app://thing/7.")
      }
      opened = text
    }
  }
}
