import CoreLocation
import Foundation
import Testing

/// Coordinates, locations, and how far apart they are.
@Suite struct LocationTests {
  @Test func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.01, 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(0, -180.5)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2D() == CLLocationCoordinate2DMake(0, 0))
    #expect(Set([CLLocationCoordinate2D(), CLLocationCoordinate2DMake(0, 0)]).count == 1)
  }

  /// Distances computed with GeographicLib's geodesic (C. Karney, 2013) or known in closed form.
  @Test(arguments: [
    // A quarter of the meridian, and the whole of it by way of a pole.
    (0.0, 0.0, 90.0, 0.0, 10_001_965.7293), (90, 0, -90, 0, 20_003_931.4586),
    // Antipodes on the equator go over a pole; a degree of the equator is an arc of a circle.
    (0, 0, 0, 180, 20_003_931.4586), (0, 0, 0, 1, 111_319.4908), (0, 179.5, 0, -179.5, 111_319.4908),
    // JFK to LHR, and Vincenty's own hard case.
    (40.6, -73.8, 51.6, -0.5, 5_551_759.400), (0, 0, 0.5, 179.5, 19_936_288.579),
    (-30, 0, 29.9, 179.8, 19_989_832.8276), (0, 0, 0.5, 179.7, 19_944_127.421),
    (10, 20, 10, 20, 0), (90, 10, 90, -60, 0),
  ])
  func distances(data: (Double, Double, Double, Double, Double)) {
    let start = CLLocation(latitude: data.0, longitude: data.1)
    let end = CLLocation(latitude: data.2, longitude: data.3)
    #expect(abs(start.distance(from: end) - data.4) < 0.001, "\(start.distance(from: end))")
    #expect(abs(end.distance(from: start) - start.distance(from: end)) < 0.001)
  }

  @Test func nearAntipodesNeverExceedHalfAMeridian() {
    for step in 0..<200 {
      let latitude = Double(step) * 0.45 - 45
      let start = CLLocation(latitude: latitude, longitude: 12)
      let end = CLLocation(latitude: -latitude, longitude: -168 + Double(step % 7) * 0.1)
      let distance = start.distance(from: end)
      #expect(distance > 19_900_000 && distance < 20_003_931.46, "\(latitude) \(step % 7)")
    }
  }

  @Test func invalidCoordinatesHaveNoDistance() {
    let bad = CLLocation(latitude: 91, longitude: 0)
    #expect(bad.distance(from: CLLocation()).isNaN)
    let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 10, identifier: "r")
    #expect(!region.contains(bad.coordinate))
  }

  @Test func initialisersKeepWhatTheyAreGiven() {
    let time = Date(timeIntervalSince1970: 1_000)
    let coordinate = CLLocationCoordinate2DMake(1, 2)
    let plain = CLLocation(latitude: 1, longitude: 2)
    #expect(plain.coordinate == coordinate)
    #expect(plain.horizontalAccuracy == 0 && plain.verticalAccuracy == -1 && plain.altitude == 0)
    #expect(plain.course == -1 && plain.speed == -1 && plain.floor == nil && plain.sourceInformation == nil)
    let high = CLLocation(
      coordinate: coordinate, altitude: 5, horizontalAccuracy: 6, verticalAccuracy: 7, timestamp: time)
    #expect(high.altitude == 5 && high.ellipsoidalAltitude == 5 && high.timestamp == time)
    #expect(high.horizontalAccuracy == 6 && high.verticalAccuracy == 7)
    let moving = CLLocation(
      coordinate: coordinate, altitude: 5, horizontalAccuracy: 6, verticalAccuracy: 7, course: 90, speed: 2,
      timestamp: time)
    #expect(moving.course == 90 && moving.speed == 2 && moving.courseAccuracy == -1)
    let full = CLLocation(
      coordinate: coordinate, altitude: 5, horizontalAccuracy: 6, verticalAccuracy: 7, course: 90,
      courseAccuracy: 3, speed: 2, speedAccuracy: 1, timestamp: time)
    #expect(full.courseAccuracy == 3 && full.speedAccuracy == 1 && full != moving)
    let simulated = CLLocation(
      coordinate: coordinate, altitude: 5, horizontalAccuracy: 6, verticalAccuracy: 7, course: 90,
      courseAccuracy: 3, speed: 2, speedAccuracy: 1, timestamp: time,
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: true, andExternalAccessoryState: false))
    #expect(simulated.sourceInformation?.isSimulatedBySoftware == true)
    #expect(simulated.sourceInformation?.isProducedByAccessory == false)
    #expect(simulated != full)
  }

  @Test func locationsAreValues() throws {
    let time = Date(timeIntervalSince1970: 1_000)
    let location = CLLocation(
      coordinate: CLLocationCoordinate2DMake(1, 2), altitude: 5, horizontalAccuracy: 6, verticalAccuracy: 7,
      timestamp: time)
    let again = try JSONDecoder().decode(CLLocation.self, from: JSONEncoder().encode(location))
    #expect(again == location)
    #expect(again.hashValue == location.hashValue)
    #expect(location.copy() as? CLLocation === location)
    #expect(location.description.hasPrefix("<1.0,2.0> +/- 6.0m"))
    #expect(CLFloor(level: -1) == CLFloor(level: -1))
    #expect(CLFloor(level: 2).level == 2)
  }
}
