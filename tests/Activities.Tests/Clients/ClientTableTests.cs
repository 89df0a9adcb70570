using System.Diagnostics;
using System.Globalization;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Clients;

/// <summary>Spans of known clients under <see cref="SpanNaming.Tracer"/> are those of Datadog's tracer, field by field.</summary>
public sealed class ClientTableTests
{
    private static readonly Statements s_statements = new();

    public static TheoryData<ClientTable> Tables => [.. ClientTable.All];

    [Theory]
    [MemberData(nameof(Tables))]
    public async Task Fields_are_those_of_the_tracer(ClientTable table)
    {
        foreach (ClientRow row in table.Rows)
        {
            Span span = await SendAsync(row);
            Assert.Equal(
                (row.Span.GetProperty("name").GetString(), ResourceOf(row, span.Type), row.Span.GetProperty("type").GetString()),
                (span.Name, span.Resource, span.Type));
            Assert.Equal((row.Span.GetProperty("service").GetString(), row.Span.GetProperty("error").GetInt32()),
                (span.Service, span.Error));
            foreach ((string name, string expected) in row.Fields)
            {
                if (table.NotMade.ContainsKey(name) || ClientTable.OfChunks.ContainsKey(name)) continue;
                Assert.Equal((name, expected),
                    (name, span.GetTag(name) ?? span.GetMetric(name)?.ToString("0.0", CultureInfo.InvariantCulture)));
            }
        }
    }

    [Theory]
    [MemberData(nameof(Tables))]
    public void Every_field_is_compared_or_has_a_reason(ClientTable table)
    {
        var compared = table.Rows.SelectMany(static row => row.Fields.Keys).ToHashSet();
        string[] missing = [.. table.Fields.Where(field => !compared.Contains(field) && !table.NotMade.ContainsKey(field)
            && !ClientTable.OfChunks.ContainsKey(field))];

        Assert.Empty(missing);
        Assert.Empty(table.NotMade.Keys.Except(table.Fields));
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task Service_of_the_process_stays_where_it_is_asked_for(bool byVariable)
    {
        ClientRow row = ClientTable.All.Single(static table => table.Name == "npgsql").Rows[0];
        Span span = await SendAsync(row, options => byVariable
            ? options with { ReadVariable = static name => name == "DD_TRACE_REMOVE_INTEGRATION_SERVICE_NAMES_ENABLED" ? "true" : null }
            : options with { RemoveIntegrationServiceNames = true });

        Assert.Equal((row.Process, null, null), (span.Service, span.GetTag("_dd.base_service"), span.GetTag("_dd.svc_src")));
    }

    // Statements leave the process as the agent makes them of those that the tracer sends.
    private static string? ResourceOf(ClientRow row, string? type)
    {
        string? resource = row.Span.GetProperty("resource").GetString();
        return type == "sql" ? s_statements.Obfuscate(resource!, StatementKind.Sql) : resource;
    }

    private static async Task<Span> SendAsync(ClientRow row, Func<ActivityTraceOptions, ActivityTraceOptions>? change = null)
    {
        var process = new ProcessDescription { Service = row.Process };
        await using CollectedTraces traces = await CollectedTraces.StartAsync(
            options
                => (change ?? (static same => same))(options with { Listens = false, Naming = SpanNaming.Tracer, UsesTemplates = false }),
                process);
        using Activity activity = row.Make();
        traces.Collector.OnStarted(activity);
        traces.Collector.OnEnded(activity);
        await traces.FlushAsync();
        return Assert.Single(traces.Spans);
    }
}
