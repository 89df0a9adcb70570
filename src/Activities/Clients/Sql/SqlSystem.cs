namespace SpanPack;

/// <summary>A database with SQL.</summary>
/// <param name="Component">The .NET library, as Datadog's tracer names it.</param>
/// <param name="Type">The value of <c>db.type</c>, which is the name of the service, too.</param>
/// <param name="Names">The names of the system in attributes.</param>
internal sealed record SqlSystem(string Component, string Type, params string[] Names);
