using System.Data.Common;
using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Reflection;
using System.Reflection.Emit;
using System.Text;
using SpanPack.Hosting.Tests.Support;

namespace SpanPack.Hosting.Tests;

/// <summary>Events of libraries: what they lead to, and that an observer never breaks the work that it observes.</summary>
[Collection(OneAtATime.Name)]
public sealed class ObserverTests
{
    private const string Request = "System.Net.Http.HttpRequestOut";
    private const string Http = "HttpHandlerDiagnosticListener";

    private static readonly ActivitySource s_source = new("SpanPack.Hosting.Tests.Observers");

    /// <summary>Requests on .NET 8 get their tags here. Those that the runtime of this test sets itself are the reference.</summary>
    [Theory]
    [InlineData("GET", "/path?card=secret#part", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")]
    [InlineData("BREW", "/", "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")]
    [InlineData("post", "/", "HTTP/1.0 500 Failed\r\nContent-Length: 0\r\n\r\n")]
    [InlineData("GET", "/", "nonsense\r\n\r\n")]
    [InlineData("GET", "/", "HTTP/1.1 20")]
    [InlineData("GET", "/", null)]
    public async Task ARequest_HasTheTagsOfNewerRuntimes(string method, string path, string? answer)
    {
        (Activity activity, List<KeyValuePair<string, object?>> events) = await SendAsync(method, path, answer);
        using Activity twin = new Activity(Request).Start();
        using (HttpClientObserver.Begin())
        {
            using var again = new DiagnosticListener(Http);
            foreach ((string name, object? payload) in events.Where(one => again.IsEnabled(one.Key))) again.Write(name, payload);
        }

        Assert.Equal(Describe(activity), Describe(twin));
    }

    [Theory]
    [InlineData(Http, Request + ".Start")]
    [InlineData(Http, Request + ".Stop")]
    [InlineData(Http, "System.Net.Http.Exception")]
    [InlineData("SqlClientDiagnosticListener", "Microsoft.Data.SqlClient.WriteCommandBefore")]
    [InlineData("Microsoft.EntityFrameworkCore", "Microsoft.EntityFrameworkCore.Database.Command.CommandExecuting")]
    public void AnEventThatCannotBeRead_CostsItsTagsAlone_AndIsTold(string source, string name)
    {
        using Activity activity = new Activity(Request).Start();
        Raise(source, name, new Unreadable(new InvalidOperationException("no value")));

        Assert.Equal(["spanpack.incomplete: System.Reflection.TargetInvocationException"], Describe(activity)[1..]);
    }

    [Theory]
    [InlineData(Http, Request + ".Start")]
    [InlineData("SqlClientDiagnosticListener", "Microsoft.Data.SqlClient.WriteCommandBefore")]
    [InlineData("Microsoft.EntityFrameworkCore", "Microsoft.EntityFrameworkCore.Database.Command.CommandExecuting")]
    public void AnEventOfAnotherForm_HasNoEffect(string source, string name)
    {
        using Activity activity = new Activity(Request).Start();
        foreach (object? payload in new object?[] { null, "text", new { Request = 1, Command = 1 },
            new[] { KeyValuePair.Create("Other", (object?)1) } })
            Raise(source, name, payload);

        Assert.Equal(["Unset"], Describe(activity));
    }

    [Fact]
    public void ACommandOfAnUnknownLibrary_HasTheGeneralSystem_AndNoActivityOfItsOwn()
        => Assert.Equal(("other_sql", false), (DatabaseSystems.Find(typeof(DbCommand), out bool hasActivities), hasActivities));

    [Theory]
    [InlineData("MySql.Data.MySqlClient", "8.0.33", "mysql", false)]
    [InlineData("MySql.Data.MySqlClient", "8.1.0", "mysql", true)]
    [InlineData("MySql.Data.MySqlClient", "26.10.0", "mysql", true)]
    [InlineData("Npgsql", "10.0.0", "postgresql", true)]
    [InlineData("Microsoft.Data.Sqlite", "10.0.0", "sqlite", false)]
    public void ALibrary_HasActivitiesSinceItsVersion(string name, string version, string expected, bool hasActivities)
    {
        var library = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName(name) { Version = new Version(version) },
            AssemblyBuilderAccess.RunAndCollect);
        Type command = library.DefineDynamicModule(name).DefineType($"{name}.Command", TypeAttributes.Public).CreateType();

        Assert.Equal((expected, hasActivities), (DatabaseSystems.Find(command, out bool has), has));
    }

    private static void Raise(string source, string name, object? payload)
    {
        using IDisposable http = HttpClientObserver.Begin(), sql = SqlClientObserver.Begin(), framework = EntityFrameworkObserver.Begin();
        using var listener = new DiagnosticListener(source);
        Assert.True(listener.IsEnabled(name));
        listener.Write(name, payload);
    }

    private static string[] Describe(Activity activity)
        => [activity.Status.ToString(),
            .. activity.TagObjects.Select(static tag => $"{tag.Key}: {tag.Value}").Order(StringComparer.Ordinal)];

    // Null for no answer: then the client ends the request.
    private static async Task<(Activity Activity, List<KeyValuePair<string, object?>> Events)> SendAsync(string method, string path,
        string? answer)
    {
        var recorder = new RequestRecorder();
        using (new DiagnosticSubscription(Http, recorder, static _ => true).Begin())
        {
            using Activity parent = new Activity("parent").Start();
            using var server = new TcpListener(IPAddress.Loopback, 0);
            server.Start();
            using var client = new HttpClient();
            using var end = new CancellationTokenSource();
            using var request = new HttpRequestMessage(new HttpMethod(method), $"http://{server.LocalEndpoint}{path}");
            Task<HttpResponseMessage> sent = client.SendAsync(request, end.Token);
            using TcpClient peer = await server.AcceptTcpClientAsync().InTime();
            await peer.GetStream().ReadAtLeastAsync(new byte[1], 1).InTime();
            if (answer is null) await end.CancelAsync();
            else await peer.GetStream().WriteAsync(Encoding.ASCII.GetBytes(answer)).InTime();
            peer.Close();
            if (await Task.WhenAny(sent).InTime() is { IsCompletedSuccessfully: true }) (await sent).Dispose();
        }

        return (recorder.Activity!, recorder.Events);
    }

    private sealed class Unreadable(Exception error)
    {
        public object Request => throw error;

        public object Response => throw error;

        public object Exception => throw error;

        public object Command => throw error;
    }

    private sealed class RequestRecorder : IObserver<KeyValuePair<string, object?>>
    {
        internal Activity? Activity { get; private set; }

        internal List<KeyValuePair<string, object?>> Events { get; } = [];

        public void OnNext(KeyValuePair<string, object?> value)
        {
            if (System.Diagnostics.Activity.Current is not { OperationName: Request } activity) return;
            Activity = activity;
            Events.Add(value);
        }

        public void OnCompleted()
        {
        }

        public void OnError(Exception error)
        {
        }
    }
}
