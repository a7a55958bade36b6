import FoundationPlus
import SwiftUICore

/// A movement of a finger or the mouse that began on a node, in points from the node's upper left corner.
struct PanEvent: Sendable, Equatable {
  enum Phase: Int, Sendable {
    case changed, ended, cancelled
  }

  let phase: Phase
  let start: CGPoint
  let location: CGPoint
  /// The velocity of the movement, in points a second.
  let velocity: CGSize

  init(_ phase: Phase, from start: CGPoint, to location: CGPoint, velocity: CGSize = .zero) {
    self.phase = phase
    self.start = start
    self.location = location
    self.velocity = velocity
  }

  init(_ reader: inout MessageReader) throws {
    let bounds = -1e6...1e6
    phase = Phase(rawValue: try reader.integer("the phase", in: 0...2)) ?? .cancelled
    start = CGPoint(
      x: try reader.number("the start's x", in: bounds), y: try reader.number("the start's y", in: bounds))
    location = CGPoint(x: try reader.number("x", in: bounds), y: try reader.number("y", in: bounds))
    velocity = CGSize(
      width: try reader.number("the speed across", in: bounds),
      height: try reader.number("the speed down", in: bounds))
  }

  /// The movement as gestures take it.
  func value(at time: Date) -> DragGesture.Value {
    DragGesture.Value(time: time, location: location, startLocation: start, velocity: velocity)
  }
}
