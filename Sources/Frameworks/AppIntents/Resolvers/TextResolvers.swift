/// Writes whole numbers as text, in digits without separators.
public struct StringFromIntResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  public func resolve(from input: Int, context: Context<String>) async throws -> String? { String(input) }
}

/// Writes numbers as text, in digits with a point and without separators; whole numbers have no point.
public struct StringFromDoubleResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  public func resolve(from input: Double, context: Context<String>) async throws -> String? {
    let text = String(input)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Takes text for text with attributes.
public struct AttributedStringFromStringResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  public func resolve(from input: String, context: Context<AttributedString>) async throws
    -> AttributedString?
  {
    AttributedString(input)
  }
}

/// Reads addresses in text. A path is that of a file, and a name of a host alone is reached by HTTPS.
public struct URLFromStringResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  /// The address in a text; nil for what is none, such as words.
  public func resolve(from input: String, context: Context<URL>) async throws -> URL? {
    let text = input.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
    if text.hasPrefix("/") { return URL(fileURLWithPath: text) }
    if let url = URL(string: text), let scheme = url.scheme, scheme.count > 1, !scheme.contains(".") {
      return url
    }
    let host = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard host.dropFirst().dropLast().contains("."), !host.contains("@") else { return nil }
    return URL(string: "https://\(text)")
  }
}

/// Takes text for what is searched for.
public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver {
  /// Makes the resolver.
  public init() {}

  public func resolve(
    from input: String, context: Context<StringSearchCriteria>
  ) async throws -> StringSearchCriteria? {
    StringSearchCriteria(term: input)
  }
}
