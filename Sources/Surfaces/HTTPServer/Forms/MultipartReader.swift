/// A reader of a `multipart/form-data` body (RFC 7578, RFC 2046 section 5.1) as it comes, in bounded memory.
///
/// Linear in the bytes: a delimiter begins with CR, which it holds once, so no byte is compared more than twice
/// with it.
package struct MultipartReader {
  package struct Limits {
    package var total: Int
    /// Text fields together, names included.
    package var fieldBytes = 1 << 20
    package var partBytesInMemory: Int
    package var parts = HTTPForm.maximumFields
    package var temporaryFolder: String

    package init(total: Int, partBytesInMemory: Int, temporaryFolder: String) {
      self.total = total
      self.partBytesInMemory = partBytesInMemory
      self.temporaryFolder = temporaryFolder
    }
  }

  private enum Place { case preamble, afterDelimiter, header, content, epilogue }

  private let delimiter: [UInt8]
  private let limits: Limits
  private var place = Place.preamble
  private var pending: [UInt8] = [0x0D, 0x0A]
  private var total = 0
  private var fieldBytes = 0
  private var part = MultipartPart()
  private var fields = NamedValues()
  private var files: [HTTPForm.File] = []

  /// What a part's header may have.
  private static let headerBytes = 8 * 1024

  /// - Throws: `malformed` where the content type names no usable boundary.
  package init(contentType: String, limits: Limits) throws(HTTPServerError) {
    let boundary = FieldParameters(contentType)["boundary"] ?? ""
    // RFC 2046: 1 to 70 characters of a set without controls.
    guard (1...70).contains(boundary.utf8.count), boundary.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
      throw HTTPServerError(
        .malformed, "The content type of a form with parts needs a boundary of 1 to 70 characters.")
    }
    delimiter = [0x0D, 0x0A, 0x2D, 0x2D] + Array(boundary.utf8)
    self.limits = limits
  }

  package mutating func read(_ bytes: UnsafeRawBufferPointer) throws(HTTPServerError) {
    total += bytes.count
    guard total <= limits.total else {
      throw HTTPServerError(.tooLarge, "The form is larger than the \(limits.total) bytes allowed here.")
    }
    guard place != .epilogue else { return }
    pending.append(contentsOf: bytes)
    var used = 0
    while try step(&used) {}
    pending.removeFirst(used)
  }

  /// Ends the reading.
  /// - Throws: `malformed` where the form is not complete.
  package mutating func finish() throws(HTTPServerError) -> HTTPForm {
    guard place == .epilogue else {
      throw HTTPServerError(.malformed, "The form ends before its last boundary, after \(total) bytes.")
    }
    return HTTPForm(fields: fields, files: files)
  }

  /// Goes on by one piece of the grammar; false where more bytes are needed.
  private mutating func step(_ used: inout Int) throws(HTTPServerError) -> Bool {
    switch place {
    case .preamble:
      guard let found = find(delimiter, from: used) else {
        used = max(used, pending.count - delimiter.count + 1)
        return false
      }
      used = found + delimiter.count
      place = .afterDelimiter
      return true
    case .afterDelimiter: return try stepAfterDelimiter(&used)
    case .header:
      guard let end = find([0x0D, 0x0A, 0x0D, 0x0A], from: used) else {
        try checkHeader(pending.count - used)
        return false
      }
      try checkHeader(end - used)
      part = try MultipartPart(header: pending[used..<end])
      fieldBytes += part.name.utf8.count
      used = end + 4
      place = .content
      return true
    case .content: return try stepContent(&used)
    case .epilogue:
      used = pending.count
      return false
    }
  }

  private mutating func stepAfterDelimiter(_ used: inout Int) throws(HTTPServerError) -> Bool {
    var end = used
    while end < pending.count, pending[end].isBlank { end += 1 }
    guard end - used <= 100 else { throw malformed("blanks after a boundary") }
    guard end + 2 <= pending.count else { return false }
    if pending[end] == 0x2D, pending[end + 1] == 0x2D {
      place = .epilogue
      used = pending.count
      return false
    }
    guard pending[end] == 0x0D, pending[end + 1] == 0x0A else {
      throw malformed("a boundary that no line end follows")
    }
    guard fields.count + files.count < limits.parts else {
      throw HTTPServerError(.tooLarge, "The form has more than the \(limits.parts) parts allowed.")
    }
    // The line end stays: an empty header is CR LF CR LF then.
    used = end
    place = .header
    return true
  }

  private mutating func stepContent(_ used: inout Int) throws(HTTPServerError) -> Bool {
    if let found = find(delimiter, from: used) {
      try take(used..<found)
      try endPart()
      used = found + delimiter.count
      place = .afterDelimiter
      return true
    }
    let certain = pending.count - delimiter.count + 1
    if certain > used {
      try take(used..<certain)
      used = certain
    }
    return false
  }

  private mutating func take(_ range: Range<Int>) throws(HTTPServerError) {
    guard !range.isEmpty else { return }
    if part.filename == nil {
      fieldBytes += range.count
      guard fieldBytes <= limits.fieldBytes else {
        throw HTTPServerError(
          .tooLarge, "The form's text fields are larger than the \(limits.fieldBytes) bytes allowed.")
      }
    }
    try part.append(pending[range], limits: limits)
  }

  private mutating func endPart() throws(HTTPServerError) {
    if let file = part.file() {
      files.append(file)
    } else {
      guard let value = String(validating: part.bytes, as: UTF8.self) else {
        throw malformed("the field \(part.name), which is not UTF-8")
      }
      fields.add(part.name, value)
    }
    part = MultipartPart()
  }

  private func checkHeader(_ count: Int) throws(HTTPServerError) {
    guard count <= MultipartReader.headerBytes else {
      throw HTTPServerError(
        .tooLarge, "A part of the form has a header of more than \(MultipartReader.headerBytes) bytes.")
    }
  }

  private func malformed(_ what: String) -> HTTPServerError {
    HTTPServerError(.malformed, "The form is broken at \(what), within its first \(total) bytes.")
  }

  /// The first place of a pattern that begins with CR.
  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    var index = start
    let last = pending.count - pattern.count
    while index <= last {
      guard let next = pending[index...last].firstIndex(of: 0x0D) else { return nil }
      var matched = 1
      while matched < pattern.count, pending[next + matched] == pattern[matched] { matched += 1 }
      if matched == pattern.count { return next }
      index = next + 1
    }
    return nil
  }
}
