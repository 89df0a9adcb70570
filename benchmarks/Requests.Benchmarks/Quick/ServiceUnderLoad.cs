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
        if (Kind == TracingKind.SpanPack) lost = _requests - received;
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
