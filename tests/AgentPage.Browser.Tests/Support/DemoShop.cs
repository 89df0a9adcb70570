namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>Traces of a shop with services that call each other: for pictures, and for views that need more than one service.</summary>
internal sealed class DemoShop(int seed, DateTimeOffset begin)
{
    private const long Millisecond = 1_000_000;

    private static readonly (string Service, string Name, string Type, string[] Resources, string[] Callees)[] s_services =
    [
        ("shop-web", "aspnet_core.request", "web",
            ["GET /products", "GET /products/{id}", "GET /cart", "POST /checkout", "GET /orders/{id}"], ["shop-api", "sessions"]),
        ("shop-api", "express.request", "web", ["GET /v1/products", "POST /v1/orders", "GET /v1/orders/:id"],
            ["stock", "payments", "shop-db"]),
        ("stock", "flask.request", "web", ["GET /reserve", "GET /level/<sku>"], ["stock-db", "sessions"]),
        ("payments", "http.request", "web", ["POST /authorize", "POST /capture"], ["payments-db", "fraud"]),
        ("fraud", "grpc.server", "web", ["fraud.Scores/Score"], ["sessions"]),
        ("mail-worker", "kafka.consume", "worker", ["orders.confirmed"], ["shop-db", "smtp"]),
        ("shop-db", "postgres.query", "sql",
            ["SELECT * FROM orders WHERE id = ?", "INSERT INTO orders (id, customer, total) VALUES (?, ?, ?)"], []),
        ("stock-db", "postgres.query", "sql", ["SELECT level FROM stock WHERE sku = ?", "UPDATE stock SET level = level - ? WHERE sku = ?"],
            []),
        ("payments-db", "mysql.query", "sql", ["INSERT INTO captures (order_id, amount) VALUES (?, ?)"], []),
        ("sessions", "redis.command", "cache", ["GET", "SETEX"], []),
        ("smtp", "smtp.send", "http", ["send"], []),
    ];

    private readonly Random _random = new(seed);
    private ulong _nextId = 1_000_000_000_000_000;

    internal static string[] Languages { get; } = ["dotnet", "nodejs", "python", "go"];

    /// <summary>Makes a trace that begins so many milliseconds after the first one may.</summary>
    internal Span[] Trace(double milliseconds, string entry = "shop-web", bool hasError = false)
    {
        var spans = new List<Span>();
        UInt128 trace = new(0x6743_E1A5_0000_0000, (ulong)_random.NextInt64() | 1);
        long start = (begin.ToUnixTimeMilliseconds() * Millisecond) + (long)(milliseconds * Millisecond);
        Add(spans, trace, 0, entry, start, (long)(Math.Exp(3 + (_random.NextDouble() * 3)) * Millisecond), 0, hasError);
        return [.. spans];
    }

    private bool Add(List<Span> spans, UInt128 trace, ulong parent, string service, long start, long duration, int depth, bool hasError)
    {
        (_, string name, string type, string[] resources, string[] callees) = Array.Find(s_services, known => known.Service == service);
        var span = new Span
        {
            TraceId = trace, SpanId = _nextId += 7919, ParentId = parent, Service = service, Name = name, Type = type,
            Resource = resources[_random.Next(resources.Length)], Start = start, Duration = duration
        };
        spans.Add(span);
        bool failed = hasError && (callees.Length == 0 || depth == 2);
        long at = start + (duration / 20);
        for (int i = 0; i < callees.Length + (depth == 0 ? 1 : 0) && depth < 5; i++)
        {
            long length = (long)(duration * (0.18 + (_random.NextDouble() * 0.3)));
            if (at + length > start + duration) length = start + duration - at - (duration / 50);
            if (length < Millisecond / 20) break;
            failed |= Add(spans, trace, span.SpanId, callees[i % callees.Length], at, length, depth + 1, hasError && i == 0 && !failed);
            at += _random.Next(3) == 0 ? length / 3 : length + (duration / 60);
        }

        DemoTags.Set(span, failed, _random);
        return failed;
    }
}
