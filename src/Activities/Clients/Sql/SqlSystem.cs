namespace SpanPack;

/// <summary>A database with SQL.</summary>
/// <param name="Component">The library of .NET that is meant, as Datadog's tracer calls it.</param>
/// <param name="Type">The value of <c>db.type</c>, which is the name of the service, too.</param>
/// <param name="Names">What attributes call it.</param>
internal sealed record SqlSystem(string Component, string Type, params string[] Names);
