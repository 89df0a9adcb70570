using System.Buffers.Binary;
using System.Net;
using SpanPack.Tool.Tests.Support;
using Xunit.Abstractions;

namespace SpanPack.Tool.Tests;

/// <summary>Memory of <c>spanpack agent</c>, whatever comes. The help says 500 MB.</summary>
public class AgentMemoryTests(ITestOutputHelper output)
{
    private const long Promised = 500_000_000;

    private static readonly TheoryData<string, string, byte> s_objects = new()
    {
        { "v1.0", "810b918104dd", 0x80 }, // a chunk of empty spans
        { "v0.4", "dd", 0x90 }, // empty chunks
        { "v0.4", "91dd", 0x80 },
        { "v1.0", "810bdd", 0x80 },
    };

    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(5); // of 64 clients: they send 1.7 GB

    // Payloads of 24 clients already take more than was promised.
    [Fact]
    [Trait("Category", Dose.Category)]
    public async Task ManyClientsWithTheLargestPayload_StayBelowWhatTheHelpStates()
    {
        if (!OperatingSystem.IsLinux()) return;
        Assert.Contains("less than 500 MB", (await ToolProcess.RunAsync("agent", "--help")).Output, StringComparison.Ordinal);
        byte[] body = Chunks(25 * 1024 * 1024);
        using RunningAgent agent = await RunningAgent.StartAsync();
        int clients = Dose.Of(ordinary: 8, full: 64, thorough: 16);
        HttpStatusCode[] statuses =
            await Task.WhenAll(Enumerable.Range(0, clients).Select(_ => Task.Run(() => PostAsync(agent, body))));
        long peak = agent.PeakBytes;

        output.WriteLine($"peak {peak:N0} bytes, {statuses.Count(static status => status == HttpStatusCode.OK)} taken");
        // 408: on a busy machine
        Assert.All(statuses,
            static status =>
                Assert.Contains(status, new[] { HttpStatusCode.OK, HttpStatusCode.TooManyRequests, HttpStatusCode.RequestTimeout }));
        Assert.Contains(HttpStatusCode.OK, statuses);
        Assert.InRange(peak, 1, Promised);
        Assert.Equal(0, (await agent.EndAsync("TERM")).ExitCode);
    }

    /// <summary>Gets the format, the bytes before the objects, and the byte of each.</summary>
    public static IEnumerable<object[]> Objects => s_objects.Take(Dose.OfCases(1));

    [Theory]
    [MemberData(nameof(Objects))]
    public async Task AByteForEachObject_StaysBelowWhatTheHelpStates(string format, string head, byte one)
    {
        if (!OperatingSystem.IsLinux()) return;
        byte[] start = Convert.FromHexString(head);
        var body = new byte[6_000_000];
        body.AsSpan().Fill(one);
        start.CopyTo(body, 0);
        BinaryPrimitives.WriteInt32BigEndian(body.AsSpan(start.Length), body.Length - start.Length - 4);
        using RunningAgent agent = await RunningAgent.StartAsync("--tags");
        for (int i = 1; i <= 3; i++)
        {
            Assert.Equal(HttpStatusCode.OK, await agent.PostAsync(body, $"{format}/traces"));
            await agent.WaitForAsync(one == 0x80 && head != "810bdd" ? " more spans are not shown." : "0 spans, 6,000,000 bytes", i);
        }

        long peak = agent.PeakBytes;
        ToolResult run = await agent.EndAsync("INT");

        output.WriteLine($"peak {peak:N0} bytes");
        Assert.InRange(peak, 1, Promised);
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.EndsWith("3 accepted, 0 refused.\n", run.Output, StringComparison.Ordinal);
    }

    private static async Task<HttpStatusCode> PostAsync(RunningAgent agent, byte[] body)
    {
        try
        {
            using var client = new HttpClient { Timeout = s_patience };
            return await agent.PostAsync(client, body);
        }
        catch (HttpRequestException)
        {
            return HttpStatusCode.TooManyRequests; // answered while it was still sending
        }
    }

    // The traces of a tracer, again and again.
    internal static byte[] Chunks(int maxBytes)
    {
        byte[] chunk = File.ReadAllBytes(Vectors.Chain60)[1..];
        int count = (maxBytes - 5) / chunk.Length;
        var body = new byte[5 + count * chunk.Length];
        body[0] = 0xDD;
        BinaryPrimitives.WriteInt32BigEndian(body.AsSpan(1), count);
        for (int i = 0; i < count; i++) chunk.CopyTo(body, 5 + i * chunk.Length);
        return body;
    }
}
