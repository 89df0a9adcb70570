namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>What a body says of its process.</summary>
internal sealed record Application(string ServiceName, string Env, string ServiceVersion, string LanguageName, string LanguageVersion, string TracerVersion, string ProcessTags);
