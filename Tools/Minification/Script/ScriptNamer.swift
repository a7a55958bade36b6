/// A namer of variables: they get the shortest names that mean nothing else where they are used.
///
/// The name of a variable is taken in each scope in which it is used, and in those between these and the one that
/// declares it. Two variables whose scopes don't meet share a name. What is used most is named first.
struct ScriptNamer {
  private var variables: [Variable] = []
  private var known: Set<ObjectIdentifier> = []

  /// Adds the variables of occurrences; where there is none, the name is the browser's and stays.
  mutating func add(_ occurrences: [Occurrence]) {
    for occurrence in occurrences {
      if let variable = occurrence.variable {
        add([variable])
      } else if !occurrence.isLent {
        for scope in occurrence.scope.path { scope.takenNames.insert(occurrence.name) }
      }
    }
  }

  mutating func add(_ variables: [Variable]) {
    for variable in variables where known.insert(ObjectIdentifier(variable)).inserted {
      self.variables.append(variable)
    }
  }

  func nameAll() {
    let byUse = variables.enumerated().sorted {
      ($1.element.occurrences.count, $0.offset) < ($0.element.occurrences.count, $1.offset)
    }
    for (_, variable) in byUse {
      let scopes = Self.scopes(of: variable)
      var number = 0
      var name = Self.name(number)
      while ScriptToken.reservedWords.contains(name)
        || scopes.contains(where: { $0.takenNames.contains(name) })
      {
        number += 1
        name = Self.name(number)
      }
      variable.shortName = name
      for scope in scopes { scope.takenNames.insert(name) }
    }
  }

  private static func scopes(of variable: Variable) -> [Scope] {
    var found: [ObjectIdentifier: Scope] = [ObjectIdentifier(variable.scope): variable.scope]
    for occurrence in variable.occurrences {
      for scope in occurrence.scope.path {
        if scope === variable.scope || found.updateValue(scope, forKey: ObjectIdentifier(scope)) != nil {
          break
        }
      }
    }
    return Array(found.values)
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$")

  /// The names in the order of their lengths: a to $, then aa.
  private static func name(_ number: Int) -> String {
    let (rest, last) = number.quotientAndRemainder(dividingBy: letters.count)
    return (rest > 0 ? name(rest - 1) : "") + String(letters[last])
  }
}
