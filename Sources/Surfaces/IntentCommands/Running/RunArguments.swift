import AppIntents
import CommandLineSurface
import Foundation
import IntentRuntime
import JSONValues

/// The values of a command line for the parameters of an intent.
struct RunArguments {
  let options: [ParameterOption]
  let input: CommandInput

  /// The values by the names of parameters. An option goes before `--json-arguments`, a later one before an
  /// earlier one.
  ///
  /// - Throws: `UsageError`, `CommandFailure`.
  func values(of arguments: ParsedArguments) throws -> [String: RunArgument] {
    var values: [String: RunArgument] = [:]
    for text in arguments.all("json-arguments") {
      for member in try object(text) {
        let option = try option(named: member.name)
        values[option.parameterName] = try value(member.value, for: option)
      }
    }
    for option in options {
      let texts = arguments.all(option.name)
      if !texts.isEmpty { values[option.parameterName] = try value(texts, for: option) }
    }
    return values
  }

  /// The value that texts stand for.
  func value(_ texts: [String], for option: ParameterOption) throws -> RunArgument {
    guard option.isFile else { return .text(texts) }
    let files = try texts.map { try FileArgument.value($0, for: option, input) }
    return .value(option.isCollection ? files : files[files.count - 1])
  }

  private func value(_ json: JSONValue, for option: ParameterOption) throws -> RunArgument {
    guard option.isFile else { return .json(json) }
    switch json {
    case .string(let path): return try value([path], for: option)
    case .array(let values) where values.allSatisfy({ $0.string != nil }):
      return .value(try values.compactMap(\.string).map { try FileArgument.value($0, for: option, input) })
    default: return .json(json)
    }
  }

  private func option(named name: String) throws -> ParameterOption {
    if let option = options.first(where: { $0.parameterName == name || $0.name == name }) { return option }
    let names = options.map(\.parameterName)
    let known = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
    throw UsageError(.invalidValue, "--json-arguments: there is no parameter \"\(name)\"; \(known)")
  }

  /// The members of an object that is given as text or as the name of a file.
  private func object(_ text: String) throws -> [JSONValue.Member] {
    let bytes: [UInt8]
    var place = "--json-arguments"
    if text.hasPrefix("@") {
      let name = String(text.dropFirst())
      place = name == "-" ? "standard input" : name
      bytes = Array(try name == "-" ? input.rest() : content(of: name))
    } else {
      bytes = Array(text.utf8)
    }
    do {
      let json = try JSONValue(parsing: bytes)
      guard case .object(let members) = json else {
        throw CommandFailure(.data, "\(place): expected a JSON object, and not \(json.kindName)")
      }
      return members
    } catch let error as JSONError {
      throw CommandFailure(.data, "\(place): \(error)")
    }
  }

  private func content(of path: String) throws -> Data {
    let handle: FileHandle
    do {
      handle = try FileHandle(forReadingFrom: input.url(ofPath: path))
    } catch {
      throw CommandFailure(.noInput, "--json-arguments: there is no file \(path) that can be read")
    }
    defer { handle.closeFile() }
    return try CommandInput.readAll(handle, named: path)
  }
}
