import Foundation

/// The data that comes with the model: who the unicorns are, how they talk, and what was said so far.
enum ModelResource {
  static func url(_ path: String) throws -> URL {
    let url = Bundle.module.bundleURL.appendingPathComponent("Resources/" + path)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CastError(.missing, "\(path) isn't there; it belongs beside the program, in \(url.path)")
    }
    return url
  }

  static func data(_ path: String) throws -> Data {
    let url = try url(path)
    do {
      return try Data(contentsOf: url)
    } catch {
      throw CastError(.missing, "\(path) can't be read", underlying: error)
    }
  }

  static func decode<T: Decodable>(_ type: T.Type, from path: String) throws -> T {
    let data = try data(path)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw CastError(.malformed, "\(path): \(place(of: error))", underlying: error)
    } catch {
      throw CastError(.malformed, "\(path) isn't the JSON that is expected there", underlying: error)
    }
  }

  private static func place(of error: DecodingError) -> String {
    let context: DecodingError.Context
    switch error {
    case .keyNotFound(let key, let found):
      return path(found) + " has no \(key.stringValue)"
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
    @unknown default:
      return "isn't the JSON that is expected there"
    }
    return path(context) + ": " + context.debugDescription
  }

  private static func path(_ context: DecodingError.Context) -> String {
    let keys = context.codingPath.map(\.stringValue)
    return keys.isEmpty ? "the top" : keys.joined(separator: "/")
  }
}
