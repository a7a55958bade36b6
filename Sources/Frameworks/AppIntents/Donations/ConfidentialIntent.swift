/// An intent whose values and result are nobody's to keep, such as a one-time code: what was done is remembered, and
/// not with what.
@_alwaysEmitConformanceMetadata
package protocol ConfidentialIntent: AppIntent {}
