namespace SpanPack.Agent.Tests;

/// <summary>Descriptions of processes that are not this one.</summary>
internal static class TestProcess
{
    internal static Variables Variables(params (string Name, string Value)[] pairs)
    {
        Dictionary<string, string> values = pairs.ToDictionary(static pair => pair.Name, static pair => pair.Value);
        return new Variables(values.GetValueOrDefault);
    }

    internal static ProcessDescription Describe(params (string Name, string Value)[] variables)
        => new(Variables(variables), static () => Program, roots: null);

    internal static ProgramFacts Program { get; } = new()
    {
        AssemblyName = "Shop.Web",
        InformationalVersion = $"1.2.3+{Commit}",
        RepositoryUrl = "https://git.example/shop.git",
        EntryTypeName = "Shop.Web.Program",
        BaseDirectory = "/srv/Shop/",
        CurrentDirectory = "/var/lib/work dir",
        ProcessName = "dotnet",
    };

    internal const string Commit = "0123456789abcdef0123456789abcdef01234567";
}
