using System.Diagnostics;

namespace SpanPack.Activities.Benchmarks.Traffic;

/// <summary>
/// Traces of a web shop as activities that have ended: what instrumentations set, with strings that are new in each trace where a service's
/// are.
/// </summary>
internal sealed class ShopTraffic
{
    private static readonly string[] s_routes = ["/products/{id}", "/cart", "/cart/items/{item}", "/checkout", "/search",
        "/account/orders/{order}", "/", "/images/{name}"];
    private static readonly string[] s_queries = ["SELECT id, name, price FROM products WHERE id = $1",
        "UPDATE carts SET touched = now() WHERE id = $1", "INSERT INTO orders (id, customer, total) VALUES ($1, $2, $3)",
        "SELECT * FROM sessions WHERE token = $1"];
    private static readonly string[] s_hosts = ["catalog.shop.internal", "payments.shop.internal", "search.shop.internal"];
    private static readonly object[] s_codes = [200, 201, 204, 404, 500];

    private static readonly ActivitySource s_server = new("Microsoft.AspNetCore");
    private static readonly ActivitySource s_client = new("System.Net.Http");
    private static readonly ActivitySource s_database = new("Npgsql", "9.0.3");
    private static readonly ActivitySource s_queue = new("Shop.Queue", "1.2.0");
    private readonly Random _random = new(20_261_122);

    /// <summary>A request with 12 tags that calls nobody: its trace has nothing else.</summary>
    internal Activity[] MakeLoneRequest() => End(Request("/products/{id}", 200));

    /// <summary>A request with 12 tags, a query and an outgoing call. Children come first, as they end.</summary>
    internal Activity[] MakeWebRequest()
    {
        Activity request = Request("/products/{id}", 200);
        Activity query = Query(request, 0);
        Activity call = Call(request, 0, 200);
        return End(query, call, request);
    }

    /// <summary>One of the mixed stream: requests of eight routes with none to six children, messages, errors with events.</summary>
    internal Activity[] MakeAny()
    {
        if (_random.Next(10) == 0) return End(Message());
        int code = _random.Next(12) == 0 ? 500 : _random.Next(8) == 0 ? 404 : 200;
        Activity request = Request(s_routes[_random.Next(s_routes.Length)], code);
        var activities = new List<Activity>();
        for (int i = _random.Next(7); i > 0; i--)
            activities.Add(_random.Next(3) == 0 ? Call(request, _random.Next(3), 200) : Query(request, _random.Next(4)));
        if (code == 500)
        {
            request.SetStatus(ActivityStatusCode.Error, "The payment was refused.").SetTag("error.type", "PaymentException");
            request.AddEvent(new ActivityEvent("exception",
                tags: new()
                {
                    ["exception.type"] = "PaymentException", ["exception.message"] = "The payment was refused.",
                    ["exception.stacktrace"] = "   at Shop.Payments.Charge(Order order)\n   at Shop.Checkout.Run()"
                }));
        }

        activities.Add(request);
        return End([.. activities]);
    }

    /// <summary>A trace of each of 32 shapes: requests of eight routes with none to three children.</summary>
    internal Activity[] MakeShapes()
        => [.. s_routes.SelectMany(route => Enumerable.Range(0, 4).SelectMany(children => MakeShape(route, children)))];

    private Activity[] MakeShape(string route, int children)
    {
        Activity request = Request(route, 200);
        return End([.. Enumerable.Range(0, children).Select(i => i == 0 ? Query(request, 0) : Call(request, 0, 200)), request]);
    }

    private static Activity[] End(params Activity[] activities)
    {
        foreach (Activity activity in activities)
        {
            activity.SetEndTime(activity.StartTimeUtc.AddTicks(1_000 + (activity.DisplayName.Length * 977)));
            activity.Stop();
        }

        Activity.Current = null;
        return activities;
    }

    private Activity Request(string route, int code)
    {
        Activity.Current = null;
        int id = _random.Next(100_000);
        return s_server.StartActivity($"GET {route}", ActivityKind.Server)!
            .SetTag("http.request.method", "GET").SetTag("url.scheme", "https")
                .SetTag("url.path",
                    route.Replace("{id}", id.ToString(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal))
            .SetTag("url.query", "?*").SetTag("http.route", route)
                .SetTag("http.response.status_code", s_codes.First(boxed => (int)boxed == code))
                .SetTag("server.address", "shop.example.com")
            .SetTag("server.port", 443).SetTag("network.protocol.version", "1.1").SetTag("client.address", $"10.1.{id % 250}.{id % 199}")
            .SetTag("user_agent.original", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36").SetTag("enduser.id", $"customer-{id}");
    }

    private Activity Query(Activity parent, int which)
    {
        Activity.Current = parent;
        return s_database.StartActivity("shop", ActivityKind.Client)!
            .SetTag("db.system.name", "postgresql").SetTag("db.namespace", "shop").SetTag("db.query.text", s_queries[which])
            .SetTag("server.address", "db.shop.internal").SetTag("server.port", 5432).SetTag("db.npgsql.connection_id", _random.Next(50));
    }

    private Activity Call(Activity parent, int host, int code)
    {
        Activity.Current = parent;
        return s_client.StartActivity("GET", ActivityKind.Client)!
            .SetTag("http.request.method", "GET").SetTag("server.address", s_hosts[host]).SetTag("server.port", 8080)
            .SetTag("url.full", $"http://{s_hosts[host]}:8080/items/{_random.Next(100_000)}").SetTag("network.protocol.version", "1.1")
                .SetTag("http.response.status_code", s_codes.First(boxed => (int)boxed == code));
    }

    private Activity Message()
    {
        Activity.Current = null;
        return s_queue.StartActivity("process invoices", ActivityKind.Consumer)!
            .SetTag("messaging.system", "rabbitmq").SetTag("messaging.operation", "process")
                .SetTag("messaging.destination.name", "invoices")
                .SetTag("messaging.message.id", $"m-{_random.Next(1_000_000)}");
    }
}
