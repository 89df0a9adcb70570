using System.Diagnostics;

namespace SpanPack.Activities.Tests.Shapes;

/// <summary>
/// Traces of a service that does a hundred different things, again and again: what may be anything is something else each time.
/// </summary>
internal sealed class RandomTraffic : IDisposable
{
    private static readonly string[] s_guards =
    [
        "http.request.method", "http.route", "http.response.status_code", "db.system.name", "db.namespace", "messaging.system",
        "messaging.operation", "messaging.destination.name", "rpc.system",
        "rpc.method", "service.name", "span.type", "operation.name", "resource.name", "component", "env", "version",
        "deployment.environment.name", "service.version", "otel.status_code", "analytics.event", "_dd.measured",
        "http.method", "http.status_code", "rpc.grpc.status_code", "network.protocol.name", "_dd.origin", "_dd.p.dm", "span.kind",
        "faas.trigger",
        "grpc.method", "grpc.status_code", "db.operation.name", "db.command.name", "rpc.service", "messaging.operation.name",
    ];

    private static readonly string[] s_others =
    [
        "url.path", "url.full", "user_agent.original", "server.address", "server.port", "client.address", "network.peer.port",
        "db.query.text", "db.statement", "db.user", "peer.service", "error.type", "error.msg",
        "http.request.body.size", "http.request.header.x_shop", "messaging.message.id", "net.peer.name", "cart.id", "cart.items", "tenant",
        "a", "geprüft", "thread.id", "ratio", "otel.trace_id", "http.target",
        "url.query", "url.scheme", "messaging.rabbitmq.destination.routing_key", "messaging.message.body.size",
        "messaging.kafka.message.offset", "aws.sqs.queue.url", "quartz.job.name",
    ];

    private static readonly object[] s_guardValues = ["GET", "POST", "_OTHER", "grpc", "kafka", "redis", "postgresql", "mongodb",
        "rabbitmq", "aws-api", "SQS", "publish", "fetch", "/orders/{id}", "ERROR", "OK", "server", "", 200, 404, 500L, 1, true, false, 2.5,
        "-1", "__", "Shop-Web", "shop", "test"];

    private readonly ActivitySource[] _sources = [new("Shop.Web", "1.0"), new("Shop.Data"), new("Shop.Queue", "2", [new("team", "x")])];
    private readonly ActivityListener _listener;
    private readonly Random _random;
    private readonly Node[] _roots;

    internal RandomTraffic(int seed)
    {
        _random = new Random(seed);
        _listener = new ActivityListener
        {
            ShouldListenTo = source => _sources.Contains(source),
            Sample = static (ref ActivityCreationOptions<ActivityContext> _) => ActivitySamplingResult.AllDataAndRecorded
        };
        ActivitySource.AddActivityListener(_listener);
        _roots = [.. Enumerable.Range(0, 40).Select(_ => MakeNode(depth: 0))];
    }

    /// <summary>Makes the next trace: children before their parents.</summary>
    internal List<Activity> Next()
    {
        Activity.Current = null;
        var ended = new List<Activity>();
        Play(_roots[_random.Next(_roots.Length)], ended, isRoot: true);
        return ended;
    }

    public void Dispose()
    {
        _listener.Dispose();
        foreach (ActivitySource source in _sources) source.Dispose();
    }

    private void Play(Node node, List<Activity> ended, bool isRoot)
    {
        ActivityContext parent = default;
        if (isRoot && node.HasRemote)
            parent = new ActivityContext(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(), ActivityTraceFlags.Recorded,
                node.TraceState?.Replace("#", Word(), StringComparison.Ordinal), isRemote: true);
        Activity activity = node.Source.StartActivity("operation", node.Kind, parent)!;
        activity.DisplayName = node.Name;
        foreach ((string key, object? guard, int type) in node.Tags) activity.AddTag(key, guard ?? Value(type));
        if (node.Event is { } name)
            activity.AddEvent(new ActivityEvent(name, default, [new("exception.message", Word()), new("n", _random.Next())]));
        if (node.IsError) activity.SetStatus(ActivityStatusCode.Error, _random.Next(2) == 0 ? null : Word());
        foreach (Node child in node.Children) Play(child, ended, isRoot: false);
        activity.Stop();
        activity.SetEndTime(activity.StartTimeUtc.AddTicks(_random.NextInt64(1, 1L << _random.Next(1, 40))));
        ended.Add(activity);
    }

    private object Value(int type) => type switch
    {
        0 => _random.Next(),
        1 => _random.NextInt64(long.MinValue, long.MaxValue),
        2 => _random.NextDouble() * 1e6,
        _ => Word(),
    };

    private string Word() => _random.Next(8) switch
    {
        0 => new string('x', _random.Next(1, 300)),
        1 => $"größer {_random.Next(50)} 漢字",
        2 => $"lone \ud800 {_random.Next(50)}",
        3 => "GET",
        _ => $"/orders/{_random.Next(2_000)}",
    };

    private Node MakeNode(int depth)
    {
        var tags = new List<(string, object?, int)>();
        for (int i = _random.Next(10); i > 0; i--)
        {
            if (_random.Next(2) == 0)
                tags.Add((s_guards[_random.Next(s_guards.Length)], s_guardValues[_random.Next(s_guardValues.Length)], 0));
            else tags.Add((s_others[_random.Next(s_others.Length)], null, _random.Next(6)));
        }

        return new Node
        {
            Source = _sources[_random.Next(_sources.Length)],
            Kind = (ActivityKind)_random.Next(5),
            Name = _random.Next(3) == 0 ? "GET /orders/{id}" : $"step {_random.Next(30)}",
            Tags = [.. tags],
            IsError = _random.Next(5) == 0,
            Event = _random.Next(6) switch { 0 => "exception", 1 => "retry", _ => null },
            HasRemote = _random.Next(2) == 0,
            TraceState = _random.Next(4) switch
            {
                0 => "dd=s:2;o:rum;p:00f067aa0ba902b7;t.dm:-4,other=#",
                1 => "other=#",
                2 => "dd=s:-1",
                _ => null
            },
            Children = depth > 2 ? [] : [.. Enumerable.Range(0, Math.Max(0, _random.Next(-3, 4))).Select(_ => MakeNode(depth + 1))],
        };
    }

    private sealed record Node
    {
        internal required ActivitySource Source { get; init; }

        internal required ActivityKind Kind { get; init; }

        internal required string Name { get; init; }

        internal required (string Key, object? Guard, int Type)[] Tags { get; init; }

        internal required bool IsError { get; init; }

        internal required string? Event { get; init; }

        internal required bool HasRemote { get; init; }

        internal required string? TraceState { get; init; }

        internal required Node[] Children { get; init; }
    }
}
