extension HTTPResponse {
  /// A file, or the part of it that the request asks for (RFC 9110, section 14). It is sent as it is read.
  package static func file(
    _ file: OpenFile, contentType: String, answering request: HTTPRequest
  ) -> HTTPResponse {
    let identity = file.identity
    let version =
      "\(identity.device) \(identity.node) \(identity.size) \(identity.seconds) \(identity.nanoseconds)"
    return FoundFile(
      content: .file(file), contentType: contentType, tag: EntityTag(of: Array(version.utf8))
    ).response(to: request, isImmutable: false)
  }
}
