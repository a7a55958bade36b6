import Observation
import SwiftUI

/// A screen of where values are kept, and who may change them.
struct StateScreen: View {
  @State private var count = 0
  @State private var basket = Basket()
  @State private var isOtherShown = false
  @StateObject private var clock = Turns()

  var body: some View {
    Form {
      Section("State and binding") {
        Counter(count: $count)
        Text("Counted to \(count)").accessibilityIdentifier("count")
      }
      Section("Observed") {
        Toggle("Other text", isOn: $isOtherShown)
        BasketView(basket: basket)
        Text("\(basket.total) in all")
      }
      Section("Observed, the older way") {
        TurnsView(turns: clock)
        TurnsBelow().environmentObject(clock)
      }
      Section("Identity") {
        if isOtherShown {
          Counter(count: .constant(7))
        } else {
          OwnCounter(name: "Begins anew when its place changes")
        }
        OwnCounter(name: "Begins anew with its id").id(isOtherShown)
      }
    }
  }
}

@MainActor
@Observable
final class Basket {
  var apples = 1
  var pears = 2
  var total: Int { apples + pears }
}

private struct BasketView: View {
  @Bindable var basket: Basket

  var body: some View {
    Stepper("Apples: \(basket.apples)", value: $basket.apples, in: 0...20)
    Stepper("Pears: \(basket.pears)", value: $basket.pears, in: 0...20)
  }
}

private struct Counter: View {
  @Binding var count: Int

  var body: some View {
    Stepper("Count: \(count)", value: $count)
  }
}

private struct OwnCounter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
  }
}

/// An object of the kind that was before observation.
@MainActor
private final class Turns: ObservableObject {
  @Published var number = 0
}

private struct TurnsView: View {
  @ObservedObject var turns: Turns

  var body: some View {
    Stepper("Turns: \(turns.number)", value: $turns.number)
  }
}

private struct TurnsBelow: View {
  @EnvironmentObject private var turns: Turns

  var body: some View {
    Text("Below: \(turns.number) turns")
  }
}
