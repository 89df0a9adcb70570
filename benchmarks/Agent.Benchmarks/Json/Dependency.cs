namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>A library that a process has loaded.</summary>
internal sealed record Dependency(string Name, string Version, string Hash);
