using System.Diagnostics;
using System.Reflection;
using SpanPack.Tests.Processes;

namespace SpanPack.Samples.Tests;

/// <summary>Samples that run by themselves end with success and draw the spans that their pages tell of.</summary>
public sealed class SampleTests
{
    private static readonly Dictionary<string, string> s_values = typeof(SampleTests)
        .Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .ToDictionary(static data => data.Key, static data => data.Value!);

    [Theory]
    [InlineData("Quickstart/Quickstart", "POST /checkout")]
    [InlineData("OpenTelemetry/Samples.OpenTelemetry", "customer.tier: gold", "customer.tier: basic", "postgresql.query", "version: 1.2.3")]
    [InlineData("Worker/Samples.Worker", "send orders", "orders.process", "orders.ship")]
    [InlineData("Library/App/Samples.Library", "o-8 was not refunded", "component: acme-orders", "customer.tier: gold",
        "refund.cents: 1999")]
    public async Task Sample_DrawsWhatArrived(string program, params string[] shown)
    {
        string output = await RunAsync(program);

        Assert.Contains("Trace ", output, StringComparison.Ordinal);
        Assert.All(shown, text => Assert.Contains(text, output, StringComparison.Ordinal));
        Assert.DoesNotContain("SELECT * FROM carts WHERE id = 1", output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Worker_HasATraceForEachOrder()
    {
        string[] traces = [.. (await RunAsync("Worker/Samples.Worker")).Split('\n')
            .Where(static line => line.StartsWith("Trace ", StringComparison.Ordinal))];

        Assert.Equal(3, traces.Select(static line => line.Split(' ')[1]).Distinct().Count());
    }

    private static async Task<string> RunAsync(string program)
    {
        int slash = program.LastIndexOf('/');
        string path = Path.Combine(
            s_values["RepositoryRoot"], "samples", program[..slash], "bin", s_values["Configuration"], "net10.0",
            program[(slash + 1)..] + ".dll");
        ProcessStartInfo start = DefaultSignals.Start(["dotnet", path]);
        start.Environment.Remove("DD_TRACE_AGENT_URL");
        using Process process = Process.Start(start)!;
        Task<string> output = process.StandardOutput.ReadToEndAsync();
        Task<string> errors = process.StandardError.ReadToEndAsync();
        await process.WaitForExitAsync().InTime();
        Assert.True(process.ExitCode == 0, await errors);
        return await output;
    }
}
