import Foundation
import Testing

@testable import ModelClient

@Suite struct ModelEndpointTests {
  private func endpoint(_ json: String, _ environment: [String: String] = [:]) throws -> ModelEndpoint {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("file-key\n".utf8).write(to: folder.appending(path: "key"))
    let file = folder.appending(path: "model.json")
    try Data(json.utf8).write(to: file)
    return try ModelEndpoint(contentsOf: file, environment: environment)
  }

  @Test func aConfiguration() throws {
    let local = try endpoint(#"{"endpoint": "http://127.0.0.1:8080/v1", "model": "small", "seconds": 5}"#)
    #expect(local.description == "small at http://127.0.0.1:8080" && local.isLocal && local.key == nil)
    #expect(local.limit == .seconds(5))
    let file = try endpoint(
      #"{"endpoint": "https://models.example.org/v1", "model": "m", "key_file": "key"}"#)
    #expect(file.key == "file-key" && !file.isLocal)
    let variable = try endpoint(
      #"{"endpoint": "https://models.example.org/v1", "model": "m", "key_environment": "KEY"}"#,
      ["KEY": "variable-key"])
    #expect(variable.key == "variable-key")
  }

  /// Whatever prints an endpoint prints no key.
  @Test func theKeyIsNeverPrinted() throws {
    let endpoint = try ModelEndpoint(address: "https://models.example.org/v1", model: "m", key: "top-secret")
    var dumped = ""
    dump(endpoint, to: &dumped)
    for text in [
      "\(endpoint)", String(reflecting: endpoint), dumped, "\([endpoint])", "\(ModelClient(endpoint))",
    ] {
      #expect(!text.contains("top-secret"), "\(text)")
    }
  }

  @Test(arguments: [
    ("", "is empty"), ("[]", "an object"), (#"{"model": "m"}"#, "\"endpoint\""),
    (#"{"endpoint": "http://127.0.0.1/v1"}"#, "\"model\""),
    (#"{"endpoint": "http://models.example.org/v1", "model": "m"}"#, "unencrypted"),
    (#"{"endpoint": "https://me:pw@models.example.org/v1", "model": "m"}"#, "a password"),
    (#"{"endpoint": "ftp://models.example.org", "model": "m"}"#, "\"endpoint\""),
    (#"{"endpoint": "https://models.example.org", "model": "m", "key": "k"}"#, "\"key\" is unknown"),
    (#"{"endpoint": "https://models.example.org", "model": 3}"#, "\"model\": expected a string"),
    (#"{"endpoint": "https://models.example.org", "model": "m", "key_file": "no"}"#, "\"key_file\""),
    (#"{"endpoint": "https://models.example.org", "model": "m", "key_environment": "NO"}"#, "has no NO"),
    (#"{"endpoint": "https://models.example.org", "model": "m", "seconds": 0}"#, "\"seconds\""),
  ])
  func mistakesAreNamed(json: String, part: String) throws {
    let error = #expect(throws: ModelClientError.self) { _ = try endpoint(json) }
    #expect(error?.code == .invalidConfiguration)
    #expect(error?.message.contains("model.json") == true)
    if !json.isEmpty { #expect(error?.message.contains(part) == true, "\(error?.message ?? "")") }
  }
}
