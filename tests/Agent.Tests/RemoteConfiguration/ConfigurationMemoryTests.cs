using System.Text;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>What answers to polls may allocate, whatever they are. Bytes are counted, no time is taken.</summary>
public sealed class ConfigurationMemoryTests
{
    private const int MiB = 1024 * 1024;

    /// <summary>Gets answers that are made to take much memory, by what is much in them.</summary>
    public static TheoryData<string> Shapes
        => ["base64 of targets", "base64 of a file", "targets of others", "long names", "escaped names", "files of others", "paths",
            "nesting", "roots", "files"];

    [Fact]
    public async Task AnswerWithoutEnd_IsReadToItsLimit()
    {
        using var input = new HttpInput(new EndlessStream(100 * MiB));
        var body = new HttpBody(input, new HttpFraming(Length: null, IsChunked: false));
        long before = GC.GetAllocatedBytesForCurrentThread();
        ValueTask<AgentResponse> reading = AnswerReader.ReadBodyAsync(new AnswerHead(), body, ConfigurationLimits.MaxAnswerBytes);
        Assert.True(reading.IsCompleted); // else another thread might have allocated
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;

        AgentResponse response = await reading;
        Assert.Equal((true, 32 * MiB), (response.IsCut, response.Body.Length));
        Assert.InRange(allocated, 1, 97 * MiB);
    }

    [Theory]
    [MemberData(nameof(Shapes))]
    public void Answer_TakesMemoryInProportion(string shape)
    {
        byte[] answer = Make(shape);
        ConfigurationState state = StateTests.Asking();
        state.Take(Served.One().ToBytes());
        long before = GC.GetAllocatedBytesForCurrentThread();
        state.Take(answer);
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;

        Assert.InRange(answer.Length, MiB, ConfigurationLimits.MaxAnswerBytes);
        Assert.InRange(allocated, 0, (4L * answer.Length) + MiB);
    }

    private static byte[] Make(string shape) => shape switch
    {
        "base64 of targets" => Bytes($"{{\"targets\":\"{new string('A', 20 * MiB)}\"}}"),
        "base64 of a file" => (Served.One(new string('x', 20 * MiB)) with { Version = 2 }).ToBytes(),
        "targets of others" => Targets(static i => $"datadog/2/OTHER/{i}/c", 100_000),
        "long names" => Targets(static i => $"{new string('n', 1000)}{i}", 10_000),
        "escaped names" => Targets(static i => $"{string.Concat(Enumerable.Repeat("\\u0061", 500))}{i}", 3000),
        "files of others"
            => Bytes("{\"target_files\":["
                + Join(100_000, static i => $"{{\"path\":\"datadog/2/OTHER/{i}/c\",\"raw\":\"{new string('A', 40)}\"}}") + "]}"),
        "paths" => Bytes($"{{\"client_configs\":[{Join(100_000, static i => $"\"datadog/2/ASM_FEATURES/{i}/c\"")}]}}"),
        "nesting" => Bytes(string.Concat(Enumerable.Repeat("{\"a\":", MiB))),
        "roots" => Bytes($"{{\"roots\":[{Join(100_000, static _ => $"\"{new string('A', 40)}\"")}]}}"),
        _
            => new Served
            {
                Version = 2,
                Files = Enumerable.Range(0, 4000).ToDictionary(static i => Served.PathOf($"{i}"),
                    static i => new string('x', 500))
            }.ToBytes(),
    };

    private static byte[] Targets(Func<int, string> name, int count)
        => (Served.One() with
        {
            EditTargets = text =>
            text.Replace("\"targets\":{", "\"targets\":{" + string.Concat(Enumerable.Range(0, count).Select(i => $"\"{name(i)}\":{{}},")),
                StringComparison.Ordinal)
        }).ToBytes();

    private static string Join(int count, Func<int, string> item) => string.Join(',', Enumerable.Range(0, count).Select(item));

    private static byte[] Bytes(string text) => Encoding.UTF8.GetBytes(text);
}
