import Foundation
import JSONValues

extension IntentManifest {
  /// The manifest as JSON: names in the order of their bytes, what is absent left out, what fits on a line of
  /// 100 columns on one line, and a line feed at the end.
  ///
  /// The same manifest gives the same bytes, in every process and on every machine, so that it can be
  /// compared with what was kept before.
  public func json() throws -> Data {
    let value = try JSONValue(parsing: Array(JSONEncoder().encode(self)))
    return Data((JSONLayout.text(value) + "\n").utf8)
  }

  /// Returns findings as a JSON list, laid out as manifests are.
  public static func json(of findings: [Finding]) throws -> Data {
    let value = try JSONValue(parsing: Array(JSONEncoder().encode(findings)))
    return Data((JSONLayout.text(value) + "\n").utf8)
  }

  /// Reads a manifest.
  ///
  /// Linear in the number of bytes; what is nested more than 64 levels deep is refused.
  ///
  /// - Throws: `IntentManifestError` with `notJSON`, `unknownFormatVersion` or `badManifest`, which says
  ///   where.
  public init(json: Data) throws {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: Array(json))
    } catch let error as JSONError {
      throw IntentManifestError(.notJSON, "The manifest is no JSON: \(error).", underlying: error)
    }
    guard case .object = value else {
      throw IntentManifestError(.badManifest, "A manifest is an object, and not \(value.kindName).")
    }
    guard case .number(let text)? = value["formatVersion"], let version = Int(text) else {
      throw IntentManifestError(
        .badManifest, "The manifest has no whole number 'formatVersion', so it is none that Beckon has made.")
    }
    guard version == Self.currentFormatVersion else {
      throw IntentManifestError(
        .unknownFormatVersion,
        "The manifest is of format version \(version). This program reads version \(Self.currentFormatVersion): "
          + (version > Self.currentFormatVersion ? "update Beckon." : "make the manifest anew."))
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch let error as DecodingError {
      throw IntentManifestError(.badManifest, Self.message(of: error), underlying: error)
    }
  }

  private static func message(of error: DecodingError) -> String {
    func place(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
      let path = (context.codingPath + (last.map { [$0] } ?? []))
        .map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      return path.isEmpty ? "The manifest" : path.first == "." ? String(path.dropFirst()) : path
    }
    return switch error {
    case .keyNotFound(let key, let context): "\(place(context, key)) is missing."
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "\(place(context)): \(context.debugDescription)"
    @unknown default: "The manifest can't be read: \(error)."
    }
  }
}
