/// A resolver that converts integers to text, in digits without separators.
public struct StringFromIntResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the digits of the number.
  public func resolve(from input: Int, context: Context<String>) async throws -> String? { String(input) }
}

/// A resolver that converts numbers to text, with a decimal point unless they are whole, and without
/// separators.
public struct StringFromDoubleResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the digits of the number.
  public func resolve(from input: Double, context: Context<String>) async throws -> String? {
    let text = String(input)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A resolver that converts text to attributed text.
public struct AttributedStringFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the text without attributes.
  public func resolve(from input: String, context: Context<AttributedString>) async throws
    -> AttributedString?
  {
    AttributedString(input)
  }
}

/// A resolver that reads URLs from text. A path becomes a file URL, and a bare host name an HTTPS URL.
public struct URLFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the URL in a text, or nil if it is none, such as plain words.
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

/// A resolver that converts text to search criteria.
public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Returns criteria with the text as search term.
  public func resolve(
    from input: String, context: Context<StringSearchCriteria>
  ) async throws -> StringSearchCriteria? {
    StringSearchCriteria(term: input)
  }
}
