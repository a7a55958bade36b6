import CoreLocation
import Foundation
import Testing

/// Placemarks and regions, and what a system without location answers.
@Suite struct PlacemarkTests {
  static let harbour = CLPlacemark(
    location: CLLocation(
      coordinate: CLLocationCoordinate2DMake(54.32, 10.13), altitude: 0, horizontalAccuracy: 5,
      verticalAccuracy: -1, timestamp: Date(timeIntervalSince1970: 0)),
    name: "Old Harbour", thoroughfare: "Quay Street", subThoroughfare: "7", locality: "Kiel",
    subLocality: "Altstadt", administrativeArea: "SH", subAdministrativeArea: "Kiel", postalCode: "24103",
    isoCountryCode: "DE", country: "Germany", inlandWater: "Kleiner Kiel", ocean: "Baltic Sea",
    areasOfInterest: ["Maritime Museum"],
    region: CLCircularRegion(
      center: CLLocationCoordinate2DMake(54.32, 10.13), radius: 80, identifier: "quay"),
    timeZone: TimeZone(identifier: "Europe/Berlin"))

  @Test func keepsEverything() throws {
    let place = Self.harbour
    #expect(
      place.name == "Old Harbour" && place.thoroughfare == "Quay Street" && place.subThoroughfare == "7")
    #expect(place.locality == "Kiel" && place.subLocality == "Altstadt" && place.postalCode == "24103")
    #expect(place.administrativeArea == "SH" && place.subAdministrativeArea == "Kiel")
    #expect(place.isoCountryCode == "DE" && place.country == "Germany")
    #expect(place.inlandWater == "Kleiner Kiel" && place.ocean == "Baltic Sea")
    #expect(place.areasOfInterest == ["Maritime Museum"] && place.timeZone?.identifier == "Europe/Berlin")
    #expect(place.location?.coordinate.latitude == 54.32)
    #expect((place.region as? CLCircularRegion)?.radius == 80)
    let again = try JSONDecoder().decode(CLPlacemark.self, from: JSONEncoder().encode(place))
    #expect(again == place && again.hashValue == place.hashValue)
    #expect(CLPlacemark(placemark: place) == place)
    #expect(CLPlacemark(location: nil) != place)
    #expect(place.copy() as? CLPlacemark === place)
  }

  @Test func describesItselfAsAnAddress() {
    #expect(Self.harbour.description == "Old Harbour, 7 Quay Street, Kiel, SH 24103, Germany")
    #expect(CLPlacemark(location: nil, name: "Oslo", locality: "Oslo").description == "Oslo")
    #expect(CLPlacemark(location: nil).description == "")
  }

  @Test func circlesContainTheirRim() throws {
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2DMake(0, 0), radius: 111_320, identifier: "one degree")
    #expect(circle.contains(CLLocationCoordinate2DMake(0, 1)))
    #expect(!circle.contains(CLLocationCoordinate2DMake(0, 1.001)))
    circle.notifyOnExit = false
    let copy = try #require(circle.copy() as? CLCircularRegion)
    #expect(copy.notifyOnEntry && !copy.notifyOnExit && copy == circle)
    let again = try JSONDecoder().decode(CLCircularRegion.self, from: JSONEncoder().encode(circle))
    #expect(again.center == circle.center && again.radius == 111_320 && !again.notifyOnExit)
    #expect(again.identifier == "one degree")
  }

  @Test func managersSayThatThereIsNoLocation() {
    final class Listener: CLLocationManagerDelegate {
      var failures: [any Error] = []
      var changes = 0
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        failures.append(error)
      }
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { changes += 1 }
    }
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.distanceFilter = kCLDistanceFilterNone
    manager.requestWhenInUseAuthorization()
    manager.requestAlwaysAuthorization()
    manager.requestLocation()
    manager.startUpdatingLocation()
    manager.stopUpdatingLocation()
    listener.locationManager(manager, didUpdateLocations: [])
    #expect(listener.changes == 2)
    #expect(listener.failures.count == 2)
    #expect((listener.failures.first as? CLError)?.code == .denied)
    #expect(manager.authorizationStatus == .denied && manager.accuracyAuthorization == .reducedAccuracy)
    #expect(manager.location == nil && !CLLocationManager.locationServicesEnabled())
  }

  @Test func geocodersSayThatThereIsNoMap() async {
    let geocoder = CLGeocoder()
    do {
      _ = try await geocoder.geocodeAddressString("7 Quay Street")
      Issue.record("found an address without a map")
    } catch CLError.network {
      // As expected: the pattern takes the code.
    } catch {
      Issue.record("another error: \(error)")
    }
    let error = await #expect(throws: CLError.self) {
      try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 1))
    }
    #expect(error?.localizedDescription.contains("no map") == true)
    #expect((error.map { $0 as NSError })?.domain == kCLErrorDomain)
    func ask() {
      geocoder.geocodeAddressString("a") { places, error in #expect(places == nil && error != nil) }
      geocoder.reverseGeocodeLocation(CLLocation()) { places, error in #expect(places == nil && error != nil)
      }
    }
    ask()
    geocoder.cancelGeocode()
    #expect(!geocoder.isGeocoding)
  }
}
