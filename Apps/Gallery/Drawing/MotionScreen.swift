import SwiftUI

/// Changes that can be followed with the eye.
struct MotionScreen: View {
  @Environment(\.accessibilityReduceMotion) private var isReduced
  @Namespace private var space
  @State private var isLarge = false
  @State private var isShown = true
  @State private var count = 0
  @State private var plants = Array(Plant.samples.prefix(4))

  var body: some View {
    Form {
      Section("With an animation") {
        Button("Grow and shrink") {
          withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isLarge.toggle() }
        }
        Circle().fill(.green)
          .frame(width: isLarge ? 96 : 48, height: isLarge ? 96 : 48)
          .frame(height: 100)
          .accessibilityLabel(isLarge ? "Large" : "Small")
        Capsule().fill(.orange)
          .frame(width: isLarge ? 200 : 80, height: 16)
          .animation(.easeInOut(duration: 0.3), value: isLarge)
          .accessibilityHidden(true)
      }
      Section("Coming and going") {
        Toggle("Shown", isOn: $isShown.animation())
        if isShown {
          Text("From the side").transition(.move(edge: .leading).combined(with: .opacity))
          Text("From small").transition(.scale)
          Text("One way in, another out")
            .transition(.asymmetric(insertion: .slide, removal: .opacity))
        }
      }
      Section("Content") {
        Button("Count") { withAnimation { count += 1 } }
        Text(count, format: .number).font(.largeTitle)
          .contentTransition(.numericText(value: Double(count)))
          .accessibilityIdentifier("count")
          .sensoryFeedback(.increase, trigger: count)
      }
      Section("Order") {
        Button("Turn round") { withAnimation(.smooth) { plants.reverse() } }
        ForEach(plants) { plant in
          Label(plant.name, systemImage: plant.symbol)
            .matchedGeometryEffect(id: plant.id, in: space)
            .matchedTransitionSource(id: plant.id, in: space)
        }
      }
      Section {
        Text(isReduced ? "Motion is reduced." : "Motion is not reduced.")
          .transaction { $0.animation = nil }
      }
    }
  }
}
