import JSONValues

/// A reader of the values of a message one after the other: it says of each that doesn't fit what was
/// expected.
struct MessageReader {
  private var values: ArraySlice<JSONValue>

  init(_ values: [JSONValue]) { self.values = values[...] }

  private mutating func next(_ name: String) throws -> JSONValue {
    guard let value = values.popFirst() else {
      throw WebSurfaceError(.badMessage, "The message ends where \(name) is expected.")
    }
    return value
  }

  private func wrong(_ name: String, _ value: JSONValue, _ expected: String) -> WebSurfaceError {
    WebSurfaceError(.badMessage, "Expected \(expected) for \(name), found \(value.kindName).")
  }

  mutating func integer(_ name: String, in bounds: ClosedRange<Int>) throws -> Int {
    let value = try next(name)
    guard case .number(let text) = value, let number = Int(text), bounds.contains(number) else {
      throw wrong(name, value, "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return number
  }

  mutating func number(_ name: String) throws -> Double {
    let value = try next(name)
    guard case .number(let text) = value, let number = Double(text), number.isFinite else {
      throw wrong(name, value, "a finite number")
    }
    return number
  }

  /// A number, or the nearest one within bounds.
  mutating func number(_ name: String, in bounds: ClosedRange<Double>) throws -> Double {
    min(max(try number(name), bounds.lowerBound), bounds.upperBound)
  }

  mutating func boolean(_ name: String) throws -> Bool {
    let value = try next(name)
    guard let boolean = value.boolean else { throw wrong(name, value, "true or false") }
    return boolean
  }

  mutating func string(_ name: String, upTo bytes: Int) throws -> String {
    let value = try next(name)
    guard let text = value.string, text.utf8.count <= bytes else {
      throw wrong(name, value, "a text of at most \(bytes) bytes")
    }
    return text
  }

  /// A text that may be missing at the end of the message.
  mutating func optionalString(_ name: String, upTo bytes: Int) throws -> String? {
    values.isEmpty ? nil : try string(name, upTo: bytes)
  }

  mutating func strings(_ name: String, upTo count: Int, each bytes: Int) throws -> [String] {
    let value = try next(name)
    guard let values = value.array, values.count <= count else {
      throw wrong(name, value, "an array of at most \(count) texts")
    }
    var reader = MessageReader(values)
    return try values.map { _ in try reader.string(name, upTo: bytes) }
  }

  mutating func integers(_ name: String, in bounds: ClosedRange<Int>, upTo count: Int) throws -> [Int] {
    let value = try next(name)
    guard let values = value.array, values.count <= count else {
      throw wrong(name, value, "an array of at most \(count) numbers")
    }
    var reader = MessageReader(values)
    return try values.map { _ in try reader.integer(name, in: bounds) }
  }

  mutating func object(_ name: String) throws -> JSONValue {
    let value = try next(name)
    guard case .object = value else { throw wrong(name, value, "an object") }
    return value
  }

  /// Makes sure that nothing follows.
  func end() throws {
    guard values.isEmpty else {
      throw WebSurfaceError(.badMessage, "\(values.count) values too many in a message.")
    }
  }
}
