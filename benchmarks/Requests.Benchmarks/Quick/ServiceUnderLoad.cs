using System.Globalization;
using SpanPack.Benchmarks.Workloads;
using SpanPack.Requests.Benchmarks.Children;
using SpanPack.Requests.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Load;
using SpanPack.Requests.Benchmarks.Services;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>A service with its receiver and its client.</summary>
internal sealed class ServiceUnderLoad : IDisposable
{
    private const int FewMethods = 8; // compiled in a second: the runtime is done, but for what is rare
    private const int CalmSeconds = 3;

    private static readonly TimeSpan s_second = TimeSpan.FromSeconds(1);

    private readonly Child? _receiver;
    private readonly Child? _database;
    private readonly Child _service;
    private readonly LoadClient _client;
    private readonly HttpClient _http = new();
    private long _requests = 1; // what is asked for to make the client

    private ServiceUnderLoad(TracingKind tracing, RequestKind request, Child? receiver, (Child? Database, Child Service) started)
    {
        (Tracing, _receiver, (_database, _service)) = (tracing, receiver, started);
        _client = new LoadClient(request, _service.Port);
    }

    internal TracingKind Tracing { get; }

    /// <summary>Gets how many requests were made.</summary>
    internal long Requests => _requests;

    /// <summary>Starts a service with a receiver of its own.</summary>
    internal static async Task<ServiceUnderLoad> StartAsync(TracingKind tracing, RequestKind request)
    {
        Child receiver = await Child.StartAsync(ReceiverCommand.Name);
        return new ServiceUnderLoad(tracing, request, receiver, await StartServiceAsync(tracing, request, receiver.Port));
    }

    /// <summary>Starts a service that sends to an agent which is there already.</summary>
    /// <param name="tracing">How it is traced.</param>
    /// <param name="request">The requests that it gets.</param>
    /// <param name="agentPort">The port of the agent on the loopback.</param>
    internal static async Task<ServiceUnderLoad> StartAsync(TracingKind tracing, RequestKind request, int agentPort)
        => new(tracing, request, null, await StartServiceAsync(tracing, request, agentPort));

    /// <summary>
    /// Makes requests until the runtime of the service compiles hardly anything more, and checks that it does what it should.
    /// </summary>
    /// <param name="maxSeconds">Then it has to do.</param>
    internal async Task WarmUpAsync(int maxSeconds)
    {
        long before = 0;
        for (int i = 0, calm = 0; i < maxSeconds && calm < CalmSeconds; i++)
        {
            _requests += _client.Run(s_second).Requests;
            long now = (await ReadStateAsync()).CompiledMethods;
            calm = now - before < FewMethods ? calm + 1 : 0;
            before = now;
        }

        ServiceState state = await ReadStateAsync();
        if (state.IsTraced != Tracing is not TracingKind.Off)
            throw new WrongOutputException($"{Tracing}: requests have {(state.IsTraced ? "an" : "no")} activity.");
        if (Tracing == TracingKind.SpanPack && state.Format != TraceFormat.V1)
            throw new WrongOutputException($"Traces are {state.Format} instead of v1.0.");
    }

    /// <summary>Makes as many requests as are answered.</summary>
    internal async Task<Round> RunAsync(TimeSpan time)
    {
        ServiceState before = await ReadStateAsync();
        LoadFigures figures = _client.Run(time);
        ServiceState after = await ReadStateAsync();
        _requests += figures.Requests;
        double count = figures.Requests;
        return new Round(
            count / figures.Time.TotalSeconds,
            (after.ProcessorMicroseconds - before.ProcessorMicroseconds) / count,
            figures.Processor.TotalMicroseconds / count,
            (after.AllocatedBytes - before.AllocatedBytes) / count,
            figures.Half,
            figures.Most,
            [.. after.Collections.Zip(before.Collections, (now, then) => (now - then) / figures.Time.TotalMinutes)],
            after.ResidentBytes / 1e6);
    }

    /// <summary>Makes requests at a fixed rate.</summary>
    internal LoadFigures RunAt(double perSecond, TimeSpan time)
    {
        LoadFigures figures = _client.Run(time, perSecond);
        _requests += figures.Requests;
        return figures;
    }

    /// <summary>Ends the service, which sends all that it holds.</summary>
    /// <returns>How many of all requests the receiver was not told of, in parts of all; 0 where the agent is another program.</returns>
    /// <exception cref="WrongOutputException">Nothing was received.</exception>
    internal async Task<double> EndAsync()
    {
        long lost = await _service.EndAsync();
        if (_receiver is null) return 0;
        long received = await _receiver.EndAsync();
        if (Tracing != TracingKind.Off && received == 0) throw new WrongOutputException($"{Tracing}: nothing was sent.");
        return (double)(Tracing == TracingKind.SpanPack ? _requests - received : lost) / _requests;
    }

    public void Dispose()
    {
        _client.Dispose();
        _http.Dispose();
        _service.Dispose();
        _database?.Dispose();
        _receiver?.Dispose();
    }

    private static async Task<(Child? Database, Child Service)> StartServiceAsync(TracingKind tracing, RequestKind request, int port)
    {
        Child? standIn = request == RequestKind.QueriesSqlServer ? await Child.StartAsync(SqlServerCommand.Name) : null;
        int? database = request == RequestKind.QueriesDatabase ? await ProductDatabase.StartAsync() : standIn?.Port;
        string[] options = database is { } place ? [ServiceCommand.Database, place.ToString(CultureInfo.InvariantCulture)] : [];
        string[] arguments = [ServiceCommand.Name, tracing.ToString(), port.ToString(CultureInfo.InvariantCulture)];
        return (standIn, await Child.StartAsync([.. arguments, .. options]));
    }

    private async Task<ServiceState> ReadStateAsync()
    {
        _requests++;
        return ServiceState.Parse(await _http.GetStringAsync(new Uri($"http://127.0.0.1:{_service.Port}{HelloService.StatePath}")));
    }
}
