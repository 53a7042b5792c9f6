import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { digitsAt, tickMs, totalTicks } from './digits.ts';
import classes from './not-found-page.module.css';

const notFoundMessages = defineMessages({
  'zh-CN': {
    title: '页面不存在',
    text: '地址可能输错了，或者内容已被移走。请返回上一页，或回到首页。',
    home: '回到首页',
    back: '返回上一页',
  },
  'zh-HK': {
    title: '找不到這個頁面',
    text: '網址可能有誤，或內容已被移走。請返回上一頁，或回到主頁。',
    home: '返回主頁',
    back: '返回上一頁',
  },
  'en-US': {
    title: 'Page not found',
    text: 'The address may be wrong, or the page may have moved. Go back, or start from the home page.',
    home: 'Go to home page',
    back: 'Go back',
  },
});

function useRollingDigits(): string {
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (isStill || tick >= totalTicks) return undefined;
    const timer = setTimeout(() => setTick(tick + 1), tickMs);
    return () => clearTimeout(timer);
  }, [isStill, tick]);
  return digitsAt(isStill ? totalTicks : tick, Math.random);
}

export function Component() {
  const m = useMessages(notFoundMessages);
  const navigate = useNavigate();
  const digits = useRollingDigits();
  return (
    <PageContainer width="reading">
      <div className={classes['root']}>
        <div className={classes['digits']} aria-hidden="true">
          {digits}
        </div>
        <h1 className={classes['title']}>{m.title}</h1>
        <p className={classes['text']}>{m.text}</p>
        <div className={classes['actions']}>
          <Button component={Link} to="/home">
            {m.home}
          </Button>
          <Button
            variant="default"
            onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate('/home'))}
          >
            {m.back}
          </Button>
        </div>
      </div>
    </PageContainer>
  );
}
