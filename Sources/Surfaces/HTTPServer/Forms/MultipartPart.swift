/// One part of a form while it is read.
struct MultipartPart {
  var name = ""
  var filename: String?
  var contentType = "application/octet-stream"
  private(set) var bytes: [UInt8] = []
  private var onDisk: TemporaryFile?

  init() {}

  /// Reads the header between a boundary and the content.
  init(header: ArraySlice<UInt8>) throws(HTTPServerError) {
    guard let text = String(validating: header, as: UTF8.self) else {
      throw HTTPServerError(.malformed, "A part of the form has a header that is not UTF-8.")
    }
    var disposition: String?
    for line in text.split(separator: "\r\n", omittingEmptySubsequences: true) {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw HTTPServerError(.malformed, "A part of the form has a header line without a colon.")
      }
      let value = String(parts[1].trimmingBlanks)
      if parts[0].equalsIgnoringCase("Content-Disposition") { disposition = value }
      if parts[0].equalsIgnoringCase("Content-Type") { contentType = value.asciiLowercased }
    }
    let parameters = FieldParameters(disposition ?? "")
    guard parameters.value.equalsIgnoringCase("form-data"), let name = parameters["name"] else {
      throw HTTPServerError(.malformed, "A part of the form doesn't name its field in Content-Disposition.")
    }
    self.name = MultipartPart.unescaped(name)
    filename = parameters["filename"].map { MultipartPart.lastComponent(MultipartPart.unescaped($0)) }
  }

  mutating func append(
    _ block: ArraySlice<UInt8>, limits: MultipartReader.Limits
  ) throws(HTTPServerError) {
    if let onDisk {
      try onDisk.append(block)
    } else if filename != nil, bytes.count + block.count > limits.partBytesInMemory {
      let file = try TemporaryFile(in: limits.temporaryFolder)
      try file.append(bytes)
      try file.append(block)
      bytes = []
      onDisk = file
    } else {
      bytes.append(contentsOf: block)
    }
  }

  func file() -> HTTPForm.File? {
    guard let filename else { return nil }
    onDisk?.finish()
    return HTTPForm.File(
      name: name, filename: filename, contentType: contentType,
      content: onDisk.map { .file($0) } ?? .bytes(bytes))
  }

  /// Browsers write quotation marks and line ends in names as escapes (the HTML standard, "multipart/form-data
  /// encoding algorithm") and leave all other per cent signs alone.
  private static func unescaped(_ name: String) -> String {
    guard name.contains("%") else { return name }
    var result: [UInt8] = []
    var rest = Substring(name).utf8[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "%") {
        let escape = String(decoding: rest.prefix(3), as: UTF8.self).asciiLowercased
        if let plain = ["%22": UInt8(ascii: "\""), "%0d": 0x0D, "%0a": 0x0A][escape] {
          result.append(plain)
          rest = rest.dropFirst(3)
          continue
        }
      }
      result.append(byte)
      rest = rest.dropFirst()
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func lastComponent(_ name: String) -> String {
    let scalars = name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    let plain = String(String.UnicodeScalarView(scalars))
    let last = plain.split(omittingEmptySubsequences: true, whereSeparator: { $0 == "/" || $0 == "\\" }).last
    return last == "." || last == ".." ? "" : last.map { String($0) } ?? ""
  }
}
