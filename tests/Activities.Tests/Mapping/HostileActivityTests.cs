using System.Buffers;
using System.Diagnostics;
using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>Whatever a program gives as tags: no exception, and a span that is read back from what is written.</summary>
public sealed class HostileActivityTests
{
    private static readonly string[] s_keys =
    [
        "http.request.method", "http.method", "http.route", "http.status_code", "http.response.status_code", "server.port",
        "server.address", "db.system", "db.statement",
        "messaging.system", "messaging.operation", "rpc.system", "rpc.grpc.status_code", "service.name", "operation.name", "resource.name",
        "span.type", "env", "version",
        "analytics.event", "sampling.priority", "_dd.measured", "events", "span.kind", "error.msg", "", "x", "\ud800",
        "http.request.header.x", "_dd.p.tid",
    ];

    private static Gen<object?> Values => Gen.OneOf(
        Gen.Elements<object?>(null, "", "GET", "200", "\udc00 lone", true, 1, -1L, 200, long.MaxValue, 0.5, double.NaN, 1.5f, (byte)3,
            ulong.MaxValue, 1.5m, 'c', new Throwing(), new NullText(), Cycle(), Deep(100)),
        Gen.Elements<object?>(new byte[] { 1, 2 }, new[] { "a", null }, new[] { 1, 2 }, new[] { 1.5, double.NaN },
            new object?[] { 1, "x", null, new[] { true } }, new int[2, 2], DayOfWeek.Friday, new[] { DayOfWeek.Friday },
            new uint[] { uint.MaxValue }, new string('x', 100_000)),
        ArbMap.Default.GeneratorFor<string>().Select(static text => (object?)text));

    [Fact]
    public void AnyTags_GiveASpanThatIsReadBack()
    {
        var mapper = new ActivityMapper(new MappingOptions());
        var span = new Span();
        Gen<(string Key, object? Value)> tags = Gen.Elements(s_keys).SelectMany(static key => Values.Select(value => (key, value)));
        Arbitrary<(string Key, object? Value)[]> arbitrary = tags.ArrayOf().ToArbitrary();
        Check.One(Config.QuickThrowOnFailure.WithMaxTest(500), Prop.ForAll(arbitrary, given =>
        {
            using Activity activity = Make(given);
            TagObjects.Clear(span);
            mapper.Map(activity, null, span, out _);
            foreach (TraceFormat format in new[] { TraceFormat.V04, TraceFormat.V1 }) AssertReadBack(span, format);
        }));
    }

    private static Activity Make((string Key, object? Value)[] tags)
    {
        var activity = new Activity("operation");
        activity.SetIdFormat(ActivityIdFormat.W3C);
        activity.Start();
        var list = new ActivityTagsCollection();
        foreach ((string key, object? value) in tags)
        {
            activity.AddTag(key, value);
            list[key] = value;
        }

        activity.AddTag(null!, "null key");
        activity.AddEvent(new ActivityEvent("exception", tags: list));
        activity.AddLink(new ActivityLink(activity.Context, list));
        activity.Stop();
        activity.Stop();
        return activity;
    }

    private static void AssertReadBack(Span span, TraceFormat format)
    {
        using var writer = new TracePayloadWriter(format);
        Assert.True(writer.TryAppend(new TraceChunk(span)));
        Span read = TracePayloadReader.Read(writer.Complete().Body.ToArray(), format).Chunks[0].Spans[0];
        Assert.Equal(span.SpanId, read.SpanId);
        Assert.Equal(span.Name, read.Name);
        Assert.Equal(1, read.Events.Length);
        Assert.Equal(1, read.Links.Length);
        HashSet<string> names = [];
        foreach (KeyValuePair<string, string> tag in read.EnumerateTags()) Assert.True(names.Add(tag.Key), tag.Key);
    }

    private static object[] Cycle()
    {
        var array = new object[2];
        array[0] = array;
        array[1] = array;
        return array;
    }

    private static object[] Deep(int depth)
    {
        object[] array = [1];
        for (int i = 0; i < depth; i++) array = [array];
        return array;
    }

    private sealed class Throwing
    {
        public override string ToString() => throw new InvalidOperationException("no text");
    }

    private sealed class NullText
    {
        public override string ToString() => null!;
    }
}
