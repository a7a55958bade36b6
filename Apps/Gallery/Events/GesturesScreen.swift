import SwiftUI

/// Taps, presses, drags and the pointer.
struct GesturesScreen: View {
  @State private var last = "Nothing"
  @State private var place = CGSize.zero
  @GestureState private var isDragged = false
  @State private var isOver = false
  @State private var isHeld = false

  var body: some View {
    Form {
      Section {
        tile("Tap").onTapGesture { last = "Tap" }
        tile("Tap twice").onTapGesture(count: 2) { last = "Two taps" }
        tile(isHeld ? "Held" : "Press long")
          .onLongPressGesture(minimumDuration: 0.5) {
            last = "Long press"
          } onPressingChanged: {
            isHeld = $0
          }
        tile(isOver ? "The pointer is here" : "Point here").onHover { isOver = $0 }
          .hoverEffect(.highlight)
        tile("By gesture").gesture(TapGesture().onEnded { last = "Gesture" })
        tile("Where")
          .gesture(SpatialTapGesture().onEnded { last = "Tap at \(Int($0.location.x))" })
        tile("Tap or hold")
          .gesture(
            LongPressGesture().onEnded { _ in last = "Held" }
              .exclusively(before: TapGesture().onEnded { last = "Tapped" }))
      } footer: {
        Text("Last: \(last)").accessibilityIdentifier("last")
      }
      Section("Both at once") {
        tile("Tap and hold count both")
          .gesture(
            TapGesture().onEnded { place.width += 1 }
              .simultaneously(with: LongPressGesture().onEnded { _ in last = "Held" }))
        Button("Button with a tap") { last = "Button" }
          .simultaneousGesture(TapGesture().onEnded { place.width += 1 })
        Button("The tap wins") { last = "Button" }
          .highPriorityGesture(TapGesture().onEnded { last = "Tap" })
        Text("\(Int(place.width)) taps beside buttons")
      }
      Section("Drag") {
        Circle().fill(isDragged ? .orange : .green)
          .frame(width: 64, height: 64)
          .offset(place)
          .gesture(
            DragGesture()
              .updating($isDragged) { _, state, _ in state = true }
              .onChanged { place = $0.translation }
              .onEnded { _ in place = .zero }
          )
          .accessibilityLabel("A ball to be dragged")
      }
      Section("Only some") {
        tile("Out of reach").onTapGesture { last = "Never" }.allowsHitTesting(false)
        tile("Also beside the words")
          .contentShape(Rectangle())
          .onTapGesture { last = "Beside" }
        tile("Disabled").onTapGesture { last = "Never" }.disabled(true)
      }
    }
  }

  private func tile(_ name: String) -> some View {
    Text(name).frame(maxWidth: .infinity, alignment: .leading)
  }
}
