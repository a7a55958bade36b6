import Foundation
import JSONValues

/// The place of a language model, as a person configured it: an endpoint of the OpenAI-compatible form
/// (`POST …/chat/completions`), the model's name, and a key where one is needed.
///
/// There is no default: where nobody names a file, there is no endpoint and nothing is sent. It is never
/// printed with its key.
public struct ModelEndpoint: Sendable, CustomStringConvertible, CustomReflectable {
  /// The address under which `chat/completions` lies: `http://127.0.0.1:8080/v1`.
  public let address: URL
  /// The name of the model, as the server knows it.
  public let model: String
  /// The time for one answer, with all attempts.
  public let limit: Duration
  let key: String?

  /// The longest configuration that is read, in bytes.
  static let largestFile = 64 << 10

  /// Creates an endpoint.
  ///
  /// - Parameters:
  ///   - key: the key that the server wants, or nil.
  ///   - allowsPlainHTTP: whether mails may go to another machine unencrypted.
  /// - Throws: `ModelClientError` with `invalidConfiguration`.
  public init(
    address: String, model: String, key: String? = nil, limit: Duration = .seconds(60),
    allowsPlainHTTP: Bool = false
  ) throws {
    let isPlain = address.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
    guard isPlain, address.utf8.count <= 2_000, let url = URL(string: address),
      let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = url.host(percentEncoded: false)?.lowercased(), !host.isEmpty
    else {
      throw ModelClientError(
        .invalidConfiguration,
        "\"endpoint\": expected an address such as http://127.0.0.1:8080/v1.")
    }
    guard url.user(percentEncoded: false) == nil, url.password(percentEncoded: false) == nil,
      url.query == nil
    else {
      throw ModelClientError(
        .invalidConfiguration,
        "\"endpoint\": the address must not contain a user, a password or a query; a key is given apart from it."
      )
    }
    guard scheme == "https" || ModelEndpoint.isLoopback(host) || allowsPlainHTTP else {
      throw ModelClientError(
        .invalidConfiguration,
        "\"endpoint\": mails would go to \(host) unencrypted. Use https:, or say \"allow_plain_http\": true.")
    }
    guard !model.isEmpty, model.utf8.count <= 200 else {
      throw ModelClientError(.invalidConfiguration, "\"model\": expected the name of a model.")
    }
    guard key?.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) ?? true else {
      throw ModelClientError(.invalidConfiguration, "The key holds characters that no key has.")
    }
    self.address = url
    self.model = model
    self.key = key
    self.limit = limit
  }

  /// Reads a configuration: a JSON object with `endpoint` and `model`, and perhaps `key_file` (a file that holds
  /// the key; relative to the configuration), `key_environment` (the variable that does), `seconds` (1 to 600)
  /// and `allow_plain_http`.
  ///
  /// - Throws: `ModelClientError` with `invalidConfiguration`, with the file and the member.
  public init(contentsOf file: URL, environment: [String: String]) throws {
    do {
      let data: Data
      do { data = try Data(contentsOf: file) } catch {
        throw ModelClientError(.invalidConfiguration, "The file can't be read: \(error.localizedDescription)")
      }
      guard data.count <= ModelEndpoint.largestFile else {
        throw ModelClientError(.invalidConfiguration, "The file is larger than a configuration is.")
      }
      let json = try JSONValue(parsing: [UInt8](data))
      guard case .object(let members) = json else {
        throw ModelClientError(.invalidConfiguration, "Expected an object, not \(json.kindName).")
      }
      let known: Set = ["endpoint", "model", "key_file", "key_environment", "seconds", "allow_plain_http"]
      if let other = members.first(where: { !known.contains($0.name) }) {
        throw ModelClientError(
          .invalidConfiguration,
          "\"\(other.name)\" is unknown; there are \(known.sorted().joined(separator: ", ")).")
      }
      func text(_ name: String) throws -> String? {
        guard let value = json[name], !value.isNull else { return nil }
        guard let text = value.string else {
          throw ModelClientError(
            .invalidConfiguration, "\"\(name)\": expected a string, not \(value.kindName).")
        }
        return text
      }
      try self.init(
        address: text("endpoint") ?? "", model: text("model") ?? "",
        key: ModelEndpoint.key(
          file: text("key_file").map { URL(filePath: $0, relativeTo: file) },
          variable: text("key_environment"),
          environment),
        limit: ModelEndpoint.limit(json["seconds"]),
        allowsPlainHTTP: json["allow_plain_http"]?.boolean ?? false)
    } catch let error as ModelClientError {
      throw ModelClientError(error.code, "\(file.path): \(error.message)")
    } catch {
      throw ModelClientError(.invalidConfiguration, "\(file.path): \(error)")
    }
  }

  private static func key(
    file: URL?, variable: String?, _ environment: [String: String]
  ) throws -> String? {
    let key: String
    if let file {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw ModelClientError(.invalidConfiguration, "\"key_file\": \(file.path) can't be read.")
      }
      key = text.trimmingCharacters(in: .whitespacesAndNewlines)
    } else if let variable {
      guard let text = environment[variable] else {
        throw ModelClientError(
          .invalidConfiguration, "\"key_environment\": the environment has no \(variable).")
      }
      key = text
    } else {
      return nil
    }
    guard !key.isEmpty else { throw ModelClientError(.invalidConfiguration, "The key is empty.") }
    return key
  }

  private static func limit(_ value: JSONValue?) throws -> Duration {
    guard let value, !value.isNull else { return .seconds(60) }
    guard case .number(let text) = value, let seconds = Double(text), (1...600).contains(seconds) else {
      throw ModelClientError(.invalidConfiguration, "\"seconds\": expected a number from 1 to 600.")
    }
    return .seconds(seconds)
  }

  static func isLoopback(_ host: String) -> Bool {
    ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
  }

  /// Whether what is sent stays on this machine.
  public var isLocal: Bool {
    ModelEndpoint.isLoopback(address.host(percentEncoded: false)?.lowercased() ?? "")
  }

  /// The server and the model, for the person whose text would be sent.
  public var description: String {
    let port = address.port.map { ":\($0)" } ?? ""
    return "\(model) at \(address.scheme ?? "")://\(address.host(percentEncoded: false) ?? "")\(port)"
  }

  /// Nothing: a dump shows no key.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
