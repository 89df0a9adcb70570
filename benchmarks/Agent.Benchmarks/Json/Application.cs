namespace SpanPack.Agent.Benchmarks.Json;

/// <summary>What a body says of its process.</summary>
internal sealed record Application(
    string ServiceName,
    string Env,
    string ServiceVersion,
    string LanguageName,
    string LanguageVersion,
    string TracerVersion,
    string ProcessTags)
{
    internal static Application Sample { get; }
        = new("checkout", "prod", "1.24.0", "dotnet", "10.0.12", "1.0.0", "entrypoint.name:shop,svc.user:true");
}
