using System.Globalization;

namespace SpanPack.Clients.Tests.Support;

/// <summary>Compares a span of a real client with one of the tables of <c>tests/vectors/clients</c>.</summary>
internal static class TracerSpan
{
    // By their numbers in v1.0.
    private static readonly string?[] s_kinds = [null, "internal", "server", "client", "producer", "consumer"];

    // Added to all spans of a process that is not the one of the table.
    private static readonly string[] s_ofProcess = ["_dd.base_service", .. ClientTable.OfChunks.Keys];

    /// <summary>Gets a tag or number as text, also where v1.0 has a field of its own for it.</summary>
    internal static string? Find(this Span span, string name) => name switch
    {
        // Payloads before the answer to /info are v0.4, where both are tags.
        "component" => span.V1Fields?.Component ?? span.GetTag(name),
        "span.kind" => s_kinds[(int)(span.V1Fields?.Kind ?? 0)] ?? span.GetTag(name),
        _ => span.GetTag(name) ?? span.GetMetric(name)?.ToString("0.0", CultureInfo.InvariantCulture),
    };

    /// <summary>Asserts that a span has the fields of a span of a table, each with the same value.</summary>
    /// <param name="span">The span.</param>
    /// <param name="table">The name of the table.</param>
    /// <param name="row">The place of the table's span.</param>
    /// <param name="resource">The resource, which no table can know.</param>
    /// <param name="own">The values that depend on the server and on what was asked; null for a field that this operation has not.</param>
    internal static void AssertLike(this Span span, string table, int row, string resource, params (string Name, string? Text)[] own)
    {
        ClientTable client = ClientTable.All.Single(one => one.Name == table);
        ClientRow expected = client.Rows[row];
        string service = expected.Span.GetProperty("service").GetString()!;
        Assert.Equal(
            (expected.Span.GetProperty("name").GetString(), resource, expected.Span.GetProperty("type").GetString(), TracedHost.Service
                + service[expected.Process.Length..], expected.Span.GetProperty("error").GetInt32()),
            (span.Name, span.Resource, span.Type, span.Service, span.Error));
        var values = expected.Fields;
        foreach ((string name, string? text) in own) values[name] = text!;
        foreach ((string name, string? text) in values)
        {
            if (s_ofProcess.Contains(name) || (client.NotMade.ContainsKey(name) && !Array.Exists(own, one => one.Name == name))) continue;
            Assert.Equal((name, text), (name, span.Find(name)));
        }
    }
}
