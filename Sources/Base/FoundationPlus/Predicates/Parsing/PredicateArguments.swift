import Foundation

/// The arguments for `%@` and other specifiers, consumed in order.
struct PredicateArguments {
  private let values: [Any?]
  private(set) var taken = 0

  init(_ values: [Any?]) { self.values = values }

  var remaining: Int { values.count - taken }

  /// Returns the next argument, converted for its specifier.
  mutating func next(_ argument: PredicateArgument, at position: Int) throws -> Any? {
    guard taken < values.count else {
      throw PredicateSyntaxError(
        position: position,
        expected: "an argument for '%\(argument.rawValue)', of which there are only \(values.count)")
    }
    let value = values[taken]
    taken += 1
    switch (argument, PredicateOperand(value)) {
    case (.object, _): return value
    case (.keyPath, .text(let path)), (.text, .text(let path)): return path
    case (.integer, .number(let number)), (.unsigned, .number(let number)):
      // The argument of `%d` counts as an integer.
      if number.integer == nil, number.double.isFinite {
        return Int(exactly: number.double.rounded(.towardZero))
      }
      return number.value
    case (.real, .number(let number)): return number.double
    case (.character, .text(let text)) where text.unicodeScalars.count == 1: return text
    case (.character, .number(let number)):
      if let code = number.integer.flatMap({ UInt32(exactly: $0) }), let scalar = Unicode.Scalar(code) {
        return String(scalar)
      }
    case (.text, .other(let pointer as UnsafePointer<CChar>)): return String(cString: pointer)
    default: break
    }
    let wanted =
      switch argument {
      case .keyPath, .text: "a text"
      case .character: "a character"
      default: "a number"
      }
    throw PredicateSyntaxError(
      position: position,
      expected:
        "\(wanted) as argument \(taken) for '%\(argument.rawValue)', and not \(PredicateOperand(value).kind)")
  }
}

extension PredicateArguments {
  /// Reads the arguments of a C list according to the specifiers of a format.
  ///
  /// A single call of `vsnprintf` writes them all out, with pointers as numbers and floating-point numbers in
  /// hexadecimal: it knows the calling convention, and nothing is lost.
  init(_ list: CVaListPointer, for tokens: [PredicateToken]) {
    let places = tokens.compactMap { token in
      if case .argument(let argument) = token.kind { argument } else { nil as PredicateArgument? }
    }
    guard !places.isEmpty else {
      self.init([])
      return
    }
    let format = places.map(\.conversion).joined(separator: " ")
    // A hexadecimal number of the longest type needs fewer than 64 characters.
    var buffer = [CChar](repeating: 0, count: places.count * 64)
    let count = vsnprintf(&buffer, buffer.count, format, list)
    let text = String(decoding: buffer.prefix(max(0, Int(count))).map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.init(zip(places, text.split(separator: " ")).map { $0.value(String($1)) })
  }
}

extension PredicateArgument {
  fileprivate var conversion: String {
    switch self {
    case .object, .keyPath, .text: "%p"
    case .integer: "%ld"
    case .unsigned: "%lu"
    case .real: "%a"
    case .character: "%d"
    }
  }

  /// Returns the value of an argument in the output of `vsnprintf`.
  fileprivate func value(_ text: String) -> Any? {
    switch self {
    case .integer, .character: return Int(text)
    case .unsigned: return UInt(text)
    case .real: return Double(text)
    case .object, .keyPath, .text:
      guard text.hasPrefix("0x"), let address = UInt(text.dropFirst(2), radix: 16),
        let pointer = UnsafeRawPointer(bitPattern: address)
      else { return nil }
      // Guaranteed by the caller, as in every C argument list: for %@ and %K the list contains an object.
      if self == .text { return String(cString: pointer.assumingMemoryBound(to: CChar.self)) }
      let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
      return (object as? FormatArgument)?.value ?? object
    }
  }
}
