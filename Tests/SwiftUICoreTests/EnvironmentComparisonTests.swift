import Observation
import Testing

@testable import SwiftUICore

/// When two environments surely give the same.
@MainActor
struct EnvironmentComparisonTests {
  @Observable final class Model {}

  private enum Number: EnvironmentKey { static let defaultValue = 0 }
  private enum Words: EnvironmentKey { static let defaultValue = [String]() }
  private enum Perhaps: EnvironmentKey { static let defaultValue: Int? = 7 }
  /// As actions of an environment are made, of which most hold a closure.
  private struct Act {
    let perform: () -> Int
  }
  private enum Action: EnvironmentKey { static var defaultValue: Act { Act { 0 } } }
  private enum Anything: EnvironmentKey { static var defaultValue: any Hashable { 0 } }

  private func environment(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var values = EnvironmentValues()
    change(&values)
    return values
  }

  @Test func valuesAreKeptByTheirKeys() {
    let model = Model()
    let values = environment {
      $0[Words.self] = ["a"]
      $0[Model.self] = model
      $0[Number.self] = 3
      $0[Number.self] = 4
    }
    #expect(values[Number.self] == 4 && values[Words.self] == ["a"] && values[Model.self] === model)
    #expect(EnvironmentValues()[Number.self] == 0 && EnvironmentValues()[Model.self] == nil)
  }

  /// nil is a value where the default is another.
  @Test func nothingIsAValueTooAndAnObjectCanBeTakenOut() {
    var values = environment {
      $0[Perhaps.self] = nil
      $0[Model.self] = Model()
    }
    #expect(values[Perhaps.self] == nil && EnvironmentValues()[Perhaps.self] == 7)
    values[Model.self] = nil
    #expect(values[Model.self] == nil && values.isSame(as: environment { $0[Perhaps.self] = nil }))
  }

  @Test func copiesStayApart() {
    let one = environment { $0[Number.self] = 1 }
    var other = one
    other[Number.self] = 2
    #expect(one[Number.self] == 1 && other[Number.self] == 2 && !one.isSame(as: other))
  }

  @Test func theOrderOfSettingIsNoMatter() {
    let one = environment {
      $0[Number.self] = 1
      $0[Words.self] = ["a", "b"]
      $0[Anything.self] = "x"
    }
    let other = environment {
      $0[Anything.self] = "x"
      $0[Words.self] = ["a", "b"]
      $0[Number.self] = 1
    }
    #expect(one.isSame(as: other) && other.isSame(as: one))
  }

  @Test func otherValuesAndOtherKeysAreDifferent() {
    let one = environment { $0[Number.self] = 1 }
    #expect(!one.isSame(as: environment { $0[Number.self] = 2 }))
    #expect(!one.isSame(as: environment { $0[Words.self] = [] }))
    #expect(!one.isSame(as: EnvironmentValues()))
    #expect(!environment { $0[Anything.self] = 1 }.isSame(as: environment { $0[Anything.self] = "1" }))
    #expect(!environment { $0[Model.self] = Model() }.isSame(as: environment { $0[Model.self] = Model() }))
  }

  @Test func closuresAreTheSameAsTheirCopies() {
    var count = 0
    let act = Act {
      count += 1
      return count
    }
    let one = environment { $0[Action.self] = act }
    #expect(one.isSame(as: environment { $0[Action.self] = act }))
    var number = 5
    let other = Act {
      number += 1
      return number
    }
    #expect(!one.isSame(as: environment { $0[Action.self] = other }))
  }
}
