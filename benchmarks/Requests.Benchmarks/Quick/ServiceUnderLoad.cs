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
    private const int MaxSeconds = 40;

    private static readonly TimeSpan s_second = TimeSpan.FromSeconds(1);

    private readonly Child _receiver;
    private readonly Child _service;
    private readonly LoadClient _client;
    private readonly HttpClient _http = new();
    private long _requests = 2; // what is asked for to make the client, and to check the service

    private ServiceUnderLoad(TracingKind kind, Child receiver, Child service)
    {
        (Kind, _receiver, _service) = (kind, receiver, service);
        _client = new LoadClient(service.Port, HelloService.Path);
    }

    internal TracingKind Kind { get; }

    internal static async Task<ServiceUnderLoad> StartAsync(TracingKind kind)
    {
        Child receiver = await Child.StartAsync(ReceiverCommand.Name);
        Child service = await Child.StartAsync(ServiceCommand.Name, kind.ToString(), receiver.Port.ToString(CultureInfo.InvariantCulture));
        var started = new ServiceUnderLoad(kind, receiver, service);
        bool isTraced = (await started.ReadStateAsync()).IsTraced;
        if (isTraced != kind is not TracingKind.Off) throw new WrongOutputException($"{kind}: requests have {(isTraced ? "an" : "no")} activity.");
        return started;
    }

    /// <summary>Makes requests until the runtime of the service compiles hardly anything more.</summary>
    internal async Task WarmUpAsync()
    {
        long before = 0;
        for (int i = 0, calm = 0; i < MaxSeconds && calm < CalmSeconds; i++)
        {
            await RunAsync(s_second);
            _requests++;
            long now = (await ReadStateAsync()).CompiledMethods;
            calm = now - before < FewMethods ? calm + 1 : 0;
            before = now;
        }
    }

    internal async Task<Round> RunAsync(TimeSpan time)
    {
        ServiceState before = await ReadStateAsync();
        LoadFigures figures = _client.Run(time);
        ServiceState after = await ReadStateAsync();
        _requests += figures.Requests + 2;
        double count = figures.Requests;
        return new Round(Kind, count / figures.Time.TotalSeconds, (after.ProcessorMicroseconds - before.ProcessorMicroseconds) / count, figures.Processor.TotalMicroseconds / count, (after.AllocatedBytes - before.AllocatedBytes) / count);
    }

    /// <returns>How many of all requests no receiver was told of, in parts of all.</returns>
    internal async Task<double> EndAsync()
    {
        long lost = await _service.EndAsync();
        long received = await _receiver.EndAsync();
        if (Kind is TracingKind.SpanPack or TracingKind.SpanPackV04) lost = _requests - received;
        return (double)lost / _requests;
    }

    public void Dispose()
    {
        _client.Dispose();
        _http.Dispose();
        _service.Dispose();
        _receiver.Dispose();
    }

    private async Task<ServiceState> ReadStateAsync() => ServiceState.Parse(await _http.GetStringAsync(new Uri($"http://127.0.0.1:{_service.Port}{HelloService.StatePath}")));
}
