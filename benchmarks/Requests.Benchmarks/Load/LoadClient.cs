using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Text;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Requests.Benchmarks.Load;

/// <summary>
/// A client that costs little beside a server: one thread, and connections that have one request at a time. At full speed a connection has
/// its next request as soon as the last was answered. At a fixed rate a request has its time beforehand, and takes from then until it is
/// answered: one that had to wait for a connection waits, too.
/// </summary>
internal sealed class LoadClient : IDisposable
{
    private const int Connections = 32;
    private const int BufferBytes = 4096;
    private const long LongWait = 100_000_000; // nanoseconds

    private readonly RequestText _request;
    private readonly Socket[] _sockets;
    private readonly ReadySockets _ready;
    private readonly long[] _began = new long[Connections];
    private readonly Stack<int> _idle = new(Enumerable.Range(0, Connections));
    private readonly List<double> _milliseconds = [];
    private readonly byte[] _buffer = new byte[BufferBytes];
    private readonly int _answerBytes;

    internal LoadClient(RequestKind kind, int port)
    {
        _request = new RequestText(kind, port);
        _sockets = [.. Enumerable.Range(0, Connections).Select(_ => Connect(port))];
        _ready = new ReadySockets(_sockets);
        _answerBytes = FirstAnswer(_sockets[0]);
    }

    /// <summary>Makes requests for a time.</summary>
    /// <param name="time">How long.</param>
    /// <param name="perSecond">How many a second; 0 for as many as are answered.</param>
    /// <exception cref="WrongOutputException">An answer was not as the first.</exception>
    internal LoadFigures Run(TimeSpan time, double perSecond = 0)
    {
        _milliseconds.Clear();
        TimeSpan processor = Environment.CpuUsage.TotalTime;
        long start = Stopwatch.GetTimestamp(), end = start + (long)(time.TotalSeconds * Stopwatch.Frequency);
        double interval = perSecond > 0 ? Stopwatch.Frequency / perSecond : 0;
        double next = start;
        for (long now = start; now < end || _idle.Count < Connections; now = Stopwatch.GetTimestamp())
        {
            for (; now < end && next <= now && _idle.Count > 0; next += interval)
                Send(_idle.Pop(), perSecond > 0 ? (long)next : Stopwatch.GetTimestamp());
            _ready.Wait(perSecond > 0 && now < end && _idle.Count > 0
                ? Math.Clamp((long)next - Stopwatch.GetTimestamp(), 0, LongWait)
                : LongWait);
            ReceiveReady();
        }

        TimeSpan passed = Stopwatch.GetElapsedTime(start);
        processor = Environment.CpuUsage.TotalTime - processor;
        _milliseconds.Sort();
        return new LoadFigures(_milliseconds.Count, passed, processor, _milliseconds[_milliseconds.Count / 2],
            _milliseconds[(int)(_milliseconds.Count * 0.99)]);
    }

    public void Dispose() => Array.ForEach(_sockets, static socket => socket.Dispose());

    private static Socket Connect(int port)
    {
        var socket = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        socket.Connect(new IPEndPoint(IPAddress.Loopback, port));
        return socket;
    }

    // Answers differ in their date only, whose length is the same.
    private int FirstAnswer(Socket socket)
    {
        socket.Send(_request.Next());
        int length = 0;
        do length += socket.Receive(_buffer, length, _buffer.Length - length, SocketFlags.None);
        while (!_buffer.AsSpan(0, length).EndsWith("\r\n0\r\n\r\n"u8) && !_buffer.AsSpan(0, length).EndsWith("hello"u8));
        return length;
    }

    private void Send(int which, long began)
    {
        _began[which] = began;
        _sockets[which].Send(_request.Next());
        _ready.Want(which, isWanted: true);
    }

    private void ReceiveReady()
    {
        for (int i = 0; i < _sockets.Length; i++)
        {
            if (!_ready.IsReady(i)) continue;
            Receive(_sockets[i]);
            _milliseconds.Add(Stopwatch.GetElapsedTime(_began[i]).TotalMilliseconds);
            _ready.Want(i, isWanted: false);
            _idle.Push(i);
        }
    }

    private void Receive(Socket socket)
    {
        int length = 0;
        while (length < _answerBytes)
        {
            int count = socket.Receive(_buffer, length, _answerBytes - length, SocketFlags.None);
            if (count == 0) throw new WrongOutputException("The service has closed a connection.");
            length += count;
        }

        if (!_buffer.AsSpan().StartsWith("HTTP/1.1 200 "u8))
            throw new WrongOutputException($"The service answered {Encoding.ASCII.GetString(_buffer, 0, length)}");
    }
}
