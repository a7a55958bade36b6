import Foundation

/// Distances along the surface of the WGS 84 ellipsoid.
enum Geodesic {
  /// The semi-major axis in metres, the flattening and the semi-minor axis (NIMA TR8350.2, table 3.1).
  private static let majorAxis = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  private static let minorAxis = majorAxis * (1 - flattening)

  /// Returns the length of the shortest path between two valid points in metres, or NaN for other
  /// coordinates.
  ///
  /// T. Vincenty's inverse formula (Survey Review 23, 1975), accurate to half a millimetre; where it does not
  /// converge, near antipodes, the path is split at the point that makes it shortest.
  static func distance(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
    guard CLLocationCoordinate2DIsValid(start), CLLocationCoordinate2DIsValid(end) else { return .nan }
    return inverse(start, end) ?? nearAntipodes(start, end)
  }

  private static func inverse(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double? {
    let radians = Double.pi / 180
    var difference = (end.longitude - start.longitude) * radians
    if difference > .pi { difference -= 2 * .pi }
    if difference < -.pi { difference += 2 * .pi }
    let first = Reduced(start.latitude * radians)
    let second = Reduced(end.latitude * radians)

    var lambda = difference
    for _ in 0..<100 {
      let sinLambda = sin(lambda)
      let cosLambda = cos(lambda)
      let across = second.cosine * sinLambda
      let along = first.cosine * second.sine - first.sine * second.cosine * cosLambda
      let sinSigma = (across * across + along * along).squareRoot()
      let cosSigma = first.sine * second.sine + first.cosine * second.cosine * cosLambda
      if sinSigma == 0 { return cosSigma > 0 ? 0 : nil }
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = first.cosine * second.cosine * sinLambda / sinSigma
      let cosSquareAlpha = 1 - sinAlpha * sinAlpha
      // On the equator the midpoint of the path is undefined and has no weight.
      let middle = cosSquareAlpha < 1e-16 ? 0 : cosSigma - 2 * first.sine * second.sine / cosSquareAlpha
      let middleTerm = 2 * middle * middle - 1
      let c = flattening / 16 * cosSquareAlpha * (4 + flattening * (4 - 3 * cosSquareAlpha))
      let inner = sigma + c * sinSigma * (middle + c * cosSigma * middleTerm)
      let next = difference + (1 - c) * flattening * sinAlpha * inner
      if abs(next) > .pi { return nil }
      if abs(next - lambda) < 1e-12 {
        return length(
          sigma: sigma, sinSigma: sinSigma, cosSigma: cosSigma, middle: middle, cosSquareAlpha: cosSquareAlpha
        )
      }
      lambda = next
    }
    return nil
  }

  private static func length(
    sigma: Double, sinSigma: Double, cosSigma: Double, middle: Double, cosSquareAlpha: Double
  ) -> Double {
    let square = cosSquareAlpha * (majorAxis * majorAxis - minorAxis * minorAxis) / (minorAxis * minorAxis)
    let a = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
    let b = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
    let middleTerm = 2 * middle * middle - 1
    let sine = 4 * sinSigma * sinSigma - 3
    let third = b / 6 * middle * sine * (4 * middle * middle - 3)
    let delta = b * sinSigma * (middle + b / 4 * (cosSigma * middleTerm - third))
    return minorAxis * a * (sigma - delta)
  }

  /// The sine and cosine of the latitude on the auxiliary sphere.
  private struct Reduced {
    let sine: Double
    let cosine: Double

    init(_ latitude: Double) {
      let reduced = atan2((1 - flattening) * sin(latitude), cos(latitude))
      sine = sin(reduced)
      cosine = cos(reduced)
    }
  }

  /// Returns the distance between near antipodes. Every path between them crosses the great circle halfway,
  /// so the shortest one is the smallest sum of the two halves, and each half is short enough for the
  /// formula.
  private static func nearAntipodes(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double
  {
    let axis = direction(start)
    // The coordinate axis that is furthest from `axis` gives a stable pair of perpendiculars.
    let smallest = axis.indices.min { abs(axis[$0]) < abs(axis[$1]) } ?? 0
    var helper = SIMD3<Double>()
    helper[smallest] = 1
    let across = normalized(cross(axis, helper))
    let along = cross(axis, across)

    func path(_ angle: Double) -> Double {
      let point = coordinate(across * cos(angle) + along * sin(angle))
      guard let first = inverse(start, point), let second = inverse(point, end) else { return .infinity }
      return first + second
    }

    let steps = 72
    let width = 2 * Double.pi / Double(steps)
    let best = (0..<steps).map { (angle: Double($0) * width, length: path(Double($0) * width)) }
      .min { $0.length < $1.length }
    var low = (best?.angle ?? 0) - width
    var high = (best?.angle ?? 0) + width
    // 40 ternary steps narrow the bracket below the square root of the precision, where the length is flat.
    for _ in 0..<40 {
      let third = (high - low) / 3
      if path(low + third) < path(high - third) { high -= third } else { low += third }
    }
    return min(path((low + high) / 2), best?.length ?? .infinity)
  }

  private static func direction(_ point: CLLocationCoordinate2D) -> SIMD3<Double> {
    let latitude = point.latitude * .pi / 180
    let longitude = point.longitude * .pi / 180
    return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }

  private static func coordinate(_ direction: SIMD3<Double>) -> CLLocationCoordinate2D {
    let horizontal = (direction.x * direction.x + direction.y * direction.y).squareRoot()
    return CLLocationCoordinate2D(
      latitude: atan2(direction.z, horizontal) * 180 / .pi,
      longitude: atan2(direction.y, direction.x) * 180 / .pi)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  private static func normalized(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    vector / (vector * vector).sum().squareRoot()
  }
}
