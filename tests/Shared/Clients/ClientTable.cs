using System.Reflection;
using System.Text.Json;

namespace SpanPack.Tests.Clients;

/// <summary>
/// A table of <c>tests/vectors/clients</c>: spans of one client as Datadog's tracer sends them, and the activities that stand for them.
/// </summary>
/// <param name="Name">The file.</param>
/// <param name="Client">The library.</param>
/// <param name="Fields">All tags and metrics that spans of this client have in the snapshot.</param>
/// <param name="NotMade">Those that our spans do not have or that differ, each with the reason.</param>
/// <param name="Rows">The spans.</param>
public sealed record ClientTable(string Name, string Client, string[] Fields, IReadOnlyDictionary<string, string> NotMade, ClientRow[] Rows)
{
    /// <summary>Those of all clients: the writer adds them to chunks, and other tests compare them.</summary>
    internal static IReadOnlyDictionary<string, string> OfChunks { get; } = new[]
    {
        "env", "language", "version", "runtime-id", "process_id", "_dd.top_level", "_dd.tracer_kr", "_sampling_priority_v1",
    }.ToDictionary(static name => name, static _ => "a tag of chunks");

    /// <summary>Gets all tables.</summary>
    public static ClientTable[] All { get; } = [.. ReadAll()];

    /// <inheritdoc/>
    public override string ToString() => Name;

    private static IEnumerable<ClientTable> ReadAll()
    {
        string root = typeof(ClientTable).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Single(static item => item.Key == "RepositoryRoot").Value!;
        foreach (string file in Directory.GetFiles(Path.Combine(root, "tests/vectors/clients"), "*.json").Order(StringComparer.Ordinal))
        {
            JsonElement table = JsonDocument.Parse(File.ReadAllBytes(file)).RootElement;
            string[] fields = [.. table.GetProperty("fields").EnumerateArray().Select(static field => field.GetString()!)];
            var notMade = table.GetProperty("notMade")
                .EnumerateObject()
                .ToDictionary(static item => item.Name, static item => item.Value.GetString()!);
            ClientRow[] rows = [.. table.GetProperty("spans")
                .EnumerateArray()
                .Select(static row => new ClientRow(row.GetProperty("activity"), row.GetProperty("span")))];
            yield return new ClientTable(Path.GetFileNameWithoutExtension(file), table.GetProperty("client").GetString()!, fields, notMade,
                rows);
        }
    }
}
