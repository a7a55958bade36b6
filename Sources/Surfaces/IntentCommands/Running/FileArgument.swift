import AppIntents
import CommandLineSurface
import Foundation
import UniformTypeIdentifiers

/// A file that a person names on a command line.
enum FileArgument {
  /// The file of a path, which counts from the working folder; of `-`, which is standard input; of an address
  /// that begins with `file:` or `data:`.
  ///
  /// The file is opened to see that it can be read; its content is read when it is asked for.
  ///
  /// - Throws: `CommandFailure` (no input) where it can't be read.
  static func value(_ text: String, for option: ParameterOption, _ input: CommandInput) throws -> any Sendable
  {
    if text == "-" {
      let type = expectedType(option)
      let name = "input" + (type?.preferredFilenameExtension.map { ".\($0)" } ?? "")
      return IntentFile(data: try input.rest(), filename: name, type: type)
    }
    if text.hasPrefix("data:") { return text }
    let url =
      text.hasPrefix("file:") ? URL(string: text) : input.url(ofPath: text)
    guard let url, url.isFileURL else {
      throw CommandFailure(.noInput, "\(text): is no address of a file")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CommandFailure(.noInput, "--\(option.name): there is no file \(text)")
    }
    guard !isFolder.boolValue else {
      throw CommandFailure(.noInput, "--\(option.name): \(text) is a folder")
    }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw CommandFailure(.noInput, "--\(option.name): \(text) can't be read")
    }
    return IntentFile(fileURL: url.standardizedFileURL)
  }

  /// The type of bytes that come without a name: the only one that the parameter takes.
  private static func expectedType(_ option: ParameterOption) -> UTType? {
    guard case .file(let identifiers) = option.parameter.definition.traits, identifiers.count == 1 else {
      return nil
    }
    return UTType(identifiers[0])
  }
}
