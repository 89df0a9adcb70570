namespace SpanPack;

/// <summary>A span that enters a service: a request to it.</summary>
internal readonly record struct ServiceEntry(string Service, string Resource, string Name, string Type, long Duration, bool IsError);
